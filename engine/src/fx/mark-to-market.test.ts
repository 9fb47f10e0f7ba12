import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountFactor, explainMarkToMarket, markToMarket, type Discounting } from './mark-to-market';

const none: Discounting = { by: 'none' };

test('bought at 150, now 151: one million dollars gain one million yen', () => {
  expect(markToMarket({ side: 'buy', notional: 1e6, strike: 150, forward: 151, discounting: none })).toEqual({ value: 1e6 });
  expect(markToMarket({ side: 'sell', notional: 1e6, strike: 150, forward: 151, discounting: none })).toEqual({ value: -1e6 });
});

test('at the fair rate the value is 0, never -0', () => {
  const { value } = markToMarket({ side: 'sell', notional: 1e6, strike: 1.34, forward: 1.34, discounting: { by: 'factor', factor: 0.98 } });
  expect(Object.is(value, 0)).toBe(true);
});

test('a rate of 10 % for a year discounts by 1/1.1', () => {
  expect(discountFactor({ by: 'rate', rate: 0.1, days: 360, basis: 360 }).value).toBeCloseTo(1 / 1.1, 15);
  expect(discountFactor({ by: 'rate', rate: -1, days: 360, basis: 360 })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('buyer and seller sum to nothing, value scales, and the explanation is the value', () => {
  const price = fc.double({ min: 0.01, max: 300, noNaN: true });
  fc.assert(
    fc.property(
      price,
      price,
      fc.integer({ min: 1, max: 1e9 }),
      fc.double({ min: 0.5, max: 1, noNaN: true }),
      (strike, forward, notional, factor) => {
        const deal = { notional, strike, forward, discounting: { by: 'factor', factor } as const };
        const bought = markToMarket({ side: 'buy', ...deal }).value ?? NaN;
        const sold = markToMarket({ side: 'sell', ...deal }).value ?? NaN;
        expect(bought + sold).toBe(0);
        expect(markToMarket({ side: 'buy', ...deal, notional: notional * 2 }).value).toBe(bought * 2);
        expect(explainMarkToMarket({ side: 'buy', ...deal }).result).toEqual({ value: bought });
      },
    ),
  );
});
