import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalFor, explainMissingDataValue, missingDataValue } from './capital';
import type { FundExposure } from './funds';

const fundOf = (exposures: readonly FundExposure[]) =>
  ({ approach: 'lookThrough', exposures, totalAssets: 100, equity: 100, equityInvestment: 100 }) as const;

test('weighted assets of 125 bind 10 at 8 % and 5 at 4 %', () => {
  expect([capitalFor(125, 0.08), capitalFor(125, 0.04)]).toEqual([10, 5]);
});

test('10 of 100 unknown: (12.5 - 1) × 10 × 8 % = 9.2 of capital for want of data', () => {
  const fund = fundOf([
    { amount: 90, riskWeight: 1 },
    { amount: 10, riskWeight: null },
  ]);
  expect(missingDataValue({ fund, likelyWeight: 1, ratio: 0.08 }).value).toEqual({
    capitalNow: expect.closeTo(17.2, 10),
    capitalIfKnown: expect.closeTo(8, 10),
    saving: expect.closeTo(9.2, 10),
    unknownShare: 0.1,
  });
});

test('an empty fund says nothing', () => {
  expect(missingDataValue({ fund: fundOf([]), likelyWeight: 1, ratio: 0.08 })).toEqual({ value: null, reason: 'no_data' });
});

test('complete data saves nothing, missing data never costs less than nothing, and the explanation is the value', () => {
  const exposure = fc.record({ amount: fc.integer({ min: 1, max: 50 }), riskWeight: fc.constantFrom(0, 0.5, 1, null) });
  fc.assert(
    fc.property(fc.array(exposure, { minLength: 1, maxLength: 8 }), fc.double({ min: 0, max: 12.5, noNaN: true }), (list, likelyWeight) => {
      const query = { fund: fundOf(list), likelyWeight, ratio: 0.08 } as const;
      const { value } = missingDataValue(query);
      expect(value?.saving).toBeGreaterThanOrEqual(0);
      if (list.every(each => each.riskWeight !== null)) expect(value?.saving).toBe(0);
      expect(explainMissingDataValue(query).result).toEqual(missingDataValue(query));
    }),
  );
});
