import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counterpartyExposure, explainCounterpartyExposure } from './counterparty';

// CRE60.7: replacement cost the notional, future exposure 15 % of it, alpha 1.4.
test('nothing known of a notional of 100: 1.4 × (100 + 15) = 161, at 2 % 3.22', () => {
  expect(counterpartyExposure({ notional: 100, riskWeight: 0.02, isCleared: true }).value).toEqual({
    exposure: expect.closeTo(161, 10),
    rwa: expect.closeTo(3.22, 10),
  });
});

test('a trade not cleared weighs half as much again', () => {
  expect(counterpartyExposure({ notional: 100, riskWeight: 0.5, isCleared: false }).value?.rwa).toBeCloseTo(161 * 0.5 * 1.5, 10);
});

test('what is known is used', () => {
  const known = { notional: 100, riskWeight: 0.5, isCleared: true, replacementCost: 5, futureExposure: 1 };
  expect(counterpartyExposure(known).value?.exposure).toBeCloseTo(8.4, 12);
});

test('the sign of the notional does not matter, and the explanation is the value', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.constantFrom(0.02, 0.2, 1),
      fc.boolean(),
      (notional, riskWeight, isCleared) => {
        const query = { notional, riskWeight, isCleared };
        expect(counterpartyExposure({ ...query, notional: -notional })).toEqual(counterpartyExposure(query));
        expect(explainCounterpartyExposure(query).result).toEqual(counterpartyExposure(query));
      },
    ),
  );
});
