import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainHedgedReturn, explainHedgeRatio, hedgedReturn, hedgeRatio } from './hedging';

test('90 hedged of 120: 75 %, 30 open, 6 short of a target of 80 %', () => {
  expect(hedgeRatio({ exposure: 120e6, hedgeNotional: 90e6, target: 0.8 })).toEqual({ value: { ratio: 0.75, net: 30e6, gap: 6e6 } });
  expect(hedgeRatio({ exposure: 100, hedgeNotional: -50 })).toEqual({ value: { ratio: 0.5, net: 50, gap: null } });
});

test('uncalled commitments count only when asked', () => {
  expect(hedgeRatio({ exposure: 100, unfunded: 100, hedgeNotional: 50 }).value?.ratio).toBe(0.25);
});

test('no exposure, no ratio', () => {
  expect(hedgeRatio({ exposure: 0, hedgeNotional: 10, target: 1 })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('fully hedged: 1.05 × 0.92 - 1 + (-1.2 % + 8 %) = 3.4 %', () => {
  expect(hedgedReturn({ localReturn: 0.05, fxReturn: -0.08, forwardPremium: -0.012, hedgeRatio: 1 }).value).toBeCloseTo(0.034, 14);
});

test('without a hedge the return is the unhedged one, and explanations are the values', () => {
  const rate = fc.double({ min: -0.5, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(rate, rate, rate, fc.double({ min: 0, max: 1.5, noNaN: true }), (localReturn, fxReturn, forwardPremium, ratio) => {
      const bare = hedgedReturn({ localReturn, fxReturn, forwardPremium, hedgeRatio: 0 }).value;
      expect(bare).toBeCloseTo((1 + localReturn) * (1 + fxReturn) - 1, 14);
      const input = { localReturn, fxReturn, forwardPremium, hedgeRatio: ratio };
      expect(explainHedgedReturn(input).result).toEqual(hedgedReturn(input));
      const hedge = { exposure: localReturn * 1e6, hedgeNotional: ratio * 1e6, target: 0.8 };
      expect(explainHedgeRatio(hedge).result).toEqual(hedgeRatio(hedge));
    }),
  );
});
