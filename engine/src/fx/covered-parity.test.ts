import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  continuousParity,
  coveredParity,
  explainContinuousParity,
  explainCoveredParity,
  explainForwardPremium,
  forwardPremium,
} from './covered-parity';

const rate = fc.double({ min: -0.02, max: 0.2, noNaN: true });
const spot = fc.double({ min: 0.001, max: 1000, noNaN: true });
const basis = fc.constantFrom<(360 | 365)[]>(360, 365);

// Closed form with the bases of each currency: dollars over 360, sterling over 365.
test('sterling three months: 1.27 × (1 + 5.33 % × 91/360) / (1 + 5.21 % × 91/365)', () => {
  const { value } = coveredParity({ spot: 1.27, rateQuote: 0.0533, rateBase: 0.0521, days: 91, basisQuote: 360, basisBase: 365 });
  expect(value).toBeCloseTo(1.2706064727529012, 13);
});

// QuantLib test-suite, fxforward.cpp: 1.35 dollars Singapore, 5 % and 3.5 % continuous.
test('continuous rates: 1.35 e^((3.5 % - 5 %) × 180/365)', () => {
  expect(continuousParity({ spot: 1.35, rateQuote: 0.035, rateBase: 0.05, years: 180 / 365 }).value).toBeCloseTo(1.3400505433593481, 13);
});

// Kantox glossary: 180-day yen premium 3.72 %.
test('premium of 0.009360 over 0.009189 in 180 days is 3.72 % a year', () => {
  expect(forwardPremium({ spot: 0.009189, forward: 0.00936, days: 180, basis: 360 }).value).toBeCloseTo(0.0372, 4);
});

test('no days and no spot give no premium', () => {
  expect(forwardPremium({ spot: 1, forward: 1, days: 0, basis: 360 })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(forwardPremium({ spot: 0, forward: 1, days: 10, basis: 360 })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('turning the pair turns the forward: F(A/B) × F(B/A) = 1', () => {
  fc.assert(
    fc.property(spot, rate, rate, fc.integer({ min: 1, max: 720 }), basis, basis, (s, q, b, days, basisQuote, basisBase) => {
      const there = coveredParity({ spot: s, rateQuote: q, rateBase: b, days, basisQuote, basisBase }).value ?? NaN;
      const back =
        coveredParity({ spot: 1 / s, rateQuote: b, rateBase: q, days, basisQuote: basisBase, basisBase: basisQuote }).value ?? NaN;
      expect(there * back).toBeCloseTo(1, 12);
    }),
  );
});

test('explanations are the values', () => {
  fc.assert(
    fc.property(spot, rate, rate, fc.integer({ min: 0, max: 720 }), basis, (s, q, b, days, base) => {
      const simple = { spot: s, rateQuote: q, rateBase: b, days, basisQuote: base, basisBase: base };
      const continuous = { spot: s, rateQuote: q, rateBase: b, years: days / 365 };
      const premium = { spot: s, forward: s * (1 + q), days, basis: base };
      expect(explainCoveredParity(simple).result).toEqual(coveredParity(simple));
      expect(explainContinuousParity(continuous).result).toEqual(continuousParity(continuous));
      expect(explainForwardPremium(premium).result).toEqual(forwardPremium(premium));
    }),
  );
});
