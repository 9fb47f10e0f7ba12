import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum, toText } from './decimal';
import { dealingDayFrom, redemptionFrequencies, redemptions, type RedemptionTerms } from './redemptions';

const terms: RedemptionTerms = { noticeDays: 60, frequency: 'quarterly', payDays: 10, lockUpUntil: null, gatePercent: null };
const span = { today: '2026-11-10', until: '2031-11-10' };

test('a fund deals on the day, on Friday, or at the end of its period', () => {
  expect(redemptionFrequencies.map(frequency => dealingDayFrom('2026-11-10', frequency))).toEqual([
    '2026-11-10',
    '2026-11-13',
    '2026-11-30',
    '2026-12-31',
    '2026-12-31',
    '2026-12-31',
  ]);
  expect([
    dealingDayFrom('2026-11-13', 'weekly'),
    dealingDayFrom('2026-12-31', 'quarterly'),
    dealingDayFrom('2027-01-01', 'halfYearly'),
  ]).toEqual(['2026-11-13', '2026-12-31', '2027-06-30']);
});

test('notice and lock-up say which dealing day is the first, and payment follows it', () => {
  expect(redemptions({ value: '1000', places: 0, terms }, span)).toEqual([{ dealingDay: '2027-03-31', day: '2027-04-10', amount: '1000' }]);
  const locked = { ...terms, lockUpUntil: '2028-01-15' };
  expect(redemptions({ value: '1000', places: 0, terms: locked }, span)[0]?.dealingDay).toBe('2028-03-31');
  expect(redemptions({ value: '1000', places: 0, terms: { ...terms, lockUpUntil: '2033-01-01' } }, span)).toEqual([]);
  expect(redemptions({ value: '0', places: 0, terms }, span)).toEqual([]);
  expect(redemptions({ value: '-5', places: 0, terms }, span)).toEqual([]);
});

test('a gate pays in parts on the dealing days that follow, the last of them the rest', () => {
  const gated = redemptions({ value: '1000', places: 0, terms: { ...terms, gatePercent: '30' } }, span);
  expect(gated.map(({ dealingDay, amount }) => [dealingDay, amount])).toEqual([
    ['2027-03-31', '300'],
    ['2027-06-30', '300'],
    ['2027-09-30', '300'],
    ['2027-12-31', '100'],
  ]);
});

test('a gate of a fifth pays five times, whatever is left over from rounding', () => {
  const parts = redemptions({ value: '1002', places: 0, terms: { ...terms, gatePercent: '20' } }, span).map(({ amount }) => amount);
  expect(parts).toEqual(['201', '201', '201', '201', '198']);
});

test('the parts add up to the value where all of them fall before the last day, and never to more', () => {
  const any = fc.record({
    noticeDays: fc.integer({ min: 0, max: 400 }),
    frequency: fc.constantFrom(...redemptionFrequencies),
    payDays: fc.integer({ min: 0, max: 60 }),
    gatePercent: fc.option(fc.integer({ min: 1, max: 100 }).map(String)),
  });
  fc.assert(
    fc.property(any, fc.integer({ min: 100, max: 1_000_000_000 }), (given, value) => {
      const found = redemptions(
        { value: String(value), places: 0, terms: { ...given, lockUpUntil: null } },
        { today: '2026-11-10', until: '2226-11-10' },
      );
      expect(toText(sum(['0', ...found.map(({ amount }) => amount)]))).toBe(String(value));
      const days = found.map(({ day }) => day);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect((days[0] ?? '') >= '2026-11-10').toBe(true);
    }),
  );
});
