import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromNumber } from '#calendar/day';
import { explainMaturityBucket, maturityBucket, maturityBuckets, maturityProfile } from './maturity-buckets';

const at = (maturity: string | null, asOf = '2024-12-31') => maturityBucket({ asOf, maturity }).value;

test('the lower bound belongs to the bucket, by anniversaries', () => {
  expect(['2024-12-31', '2025-12-30', '2025-12-31', '2027-12-30', '2027-12-31'].map(day => at(day))).toEqual([
    '<1',
    '<1',
    '1-3',
    '1-3',
    '3-5',
  ]);
  expect(['2029-12-31', '2031-12-31', '2034-12-30', '2034-12-31', '2099-01-01'].map(day => at(day))).toEqual([
    '5-7',
    '7-10',
    '7-10',
    '10+',
    '10+',
  ]);
});

test('29 February has its anniversary on the 28th', () => {
  expect([at('2025-02-27', '2024-02-29'), at('2025-02-28', '2024-02-29')]).toEqual(['<1', '1-3']);
});

test('perpetuals have no maturity, and a bond past it is an exception', () => {
  expect([at(null), at('2024-12-30')]).toEqual(['no maturity', 'matured']);
});

test('a callable bond counts by its legal maturity unless asked otherwise', () => {
  const callable = { asOf: '2024-12-31', maturity: '2040-01-01', effectiveMaturity: '2026-06-01' };
  expect(maturityBucket(callable).value).toBe('10+');
  expect(maturityBucket({ ...callable, by: 'effective' }).value).toBe('1-3');
  expect(maturityBucket({ ...callable, effectiveMaturity: null, by: 'effective' }).value).toBe('10+');
});

test('a profile lists every bucket and its weights sum to one', () => {
  const profile = maturityProfile(
    [
      { marketValue: 30, maturity: '2025-06-30' },
      { marketValue: 50, maturity: '2030-06-30' },
      { marketValue: 20, maturity: null },
    ],
    '2024-12-31',
  );
  expect(profile.map(each => each.bucket)).toEqual(maturityBuckets);
  expect(profile.filter(each => each.count > 0).map(each => [each.bucket, each.weight])).toEqual([
    ['<1', 0.3],
    ['5-7', 0.5],
    ['no maturity', 0.2],
  ]);
  expect(maturityProfile([], '2024-12-31').every(each => each.weight === null)).toBe(true);
});

test('a later maturity never falls into an earlier bucket, and the explanation is the value', () => {
  const days = fc.integer({ min: 15_000, max: 30_000 }).map(fromNumber);
  const order = ['matured', '<1', '1-3', '3-5', '5-7', '7-10', '10+'];
  fc.assert(
    fc.property(days, days, days, (asOf, one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      expect(order.indexOf(at(early, asOf) ?? '')).toBeLessThanOrEqual(order.indexOf(at(late, asOf) ?? ''));
      expect(explainMaturityBucket({ asOf, maturity: one }).result).toEqual(maturityBucket({ asOf, maturity: one }));
    }),
  );
});
