import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@hakaru/engine/calendar/day';
import { compare, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { balanceDays, matched, openingOf, type BankLine, type Booked } from './match';

const booked = fc.record({ after: fc.integer({ min: 0, max: 30 }), yen: fc.integer({ min: -5, max: 5 }) });
const several = fc.array(booked, { maxLength: 12 });
const made = (given: readonly { after: number; yen: number }[], name: string): Booked[] =>
  given
    .toSorted((one, other) => one.after - other.after)
    .map(({ after, yen }, at) => ({ id: `${name}${at}`, day: addDays('2026-10-01', after), amount: String(yen * 1000) }));
const withBalances = (lines: readonly Booked[], opening: string): BankLine[] =>
  lines.map((line, at) => ({
    ...line,
    account: 'A',
    balance: toText(sum([opening, ...lines.slice(0, at + 1).map(({ amount }) => amount)])),
  }));

test('every line and every entry is used once, and what is left over is the difference of the balances', () => {
  fc.assert(
    fc.property(several, several, several, (ofBank, ofSecond, ofLedger) => {
      const first = withBalances(made(ofBank, 'b'), '7000');
      const second = withBalances(made(ofSecond, 's'), '200').map(line => ({ ...line, account: 'B' }));
      const lines = [...first, ...second].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
      const entries = made(ofLedger, 'l');
      const { entryOf, unmatched } = matched(lines, entries);
      const used = [...entryOf.values()].map(({ entryId }) => entryId);
      expect(new Set(used).size).toBe(used.length);
      expect(used.length + unmatched.length).toBe(entries.length);
      for (const line of lines) {
        const entry = entries.find(({ id }) => id === entryOf.get(line.id)?.entryId);
        if (entry) expect(compare(entry.amount, line.amount)).toBe(0);
      }
      const left = entries.filter(({ id }) => unmatched.includes(id)).map(({ amount }) => amount);
      const shown = lines.filter(({ id }) => !entryOf.has(id)).map(({ amount }) => amount);
      const days = balanceDays(lines, entries, '5000');
      const expected = subtract(sum(['5000', ...left]), sum([openingOf(lines) ?? '0', ...shown]));
      return days.length === 0 || compare(days.at(-1)?.difference ?? '', expected) === 0;
    }),
    { numRuns: 500 },
  );
});

test('the same day first, then the nearest within four days', () => {
  const at = (id: string, day: string, amount = '100'): Booked => ({ id, day, amount });
  const lines = [at('b1', '2026-10-05'), at('b2', '2026-10-05'), at('b3', '2026-10-20')];
  const entries = [at('l1', '2026-10-02'), at('l2', '2026-10-05'), at('l3', '2026-10-15')];
  const { entryOf, unmatched } = matched(lines, entries);
  expect(entryOf.get('b1')).toEqual({ entryId: 'l2', state: 'matched' });
  expect(entryOf.get('b2')).toEqual({ entryId: 'l1', state: 'otherDay' });
  expect(entryOf.has('b3')).toBe(false);
  expect(unmatched).toEqual(['l3']);
});

test('an account opens with what was there before its first line', () => {
  expect(openingOf(withBalances([{ id: 'b', day: '2026-10-01', amount: '-30' }], '100'))).toBe('100');
  expect(openingOf([])).toBeNull();
});
