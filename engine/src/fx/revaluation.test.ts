import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainRevaluation, revaluation, type ForwardDeal } from './revaluation';

const market = {
  spot: 150,
  pointScale: 100,
  nodes: [
    { day: '2026-11-04', points: 0 },
    { day: '2026-12-04', points: -40 },
    { day: '2027-02-04', points: -120 },
  ],
};
const deal: ForwardDeal = { side: 'sell', notional: 1_000_000, strike: 151, maturity: '2026-12-04' };

test('sold at 151, the outright is 150 - 0.40: a million dollars gains 1.40 yen each', () => {
  expect(revaluation(deal, market, '2026-11-02').value).toBeCloseTo(1_400_000, 6);
  expect(revaluation({ ...deal, side: 'buy' }, market, '2026-11-02').value).toBeCloseTo(-1_400_000, 6);
});

test('on its maturity a forward is worth the difference to spot, and after it nothing is said', () => {
  expect(revaluation(deal, market, '2026-12-04')).toEqual({ value: 1_000_000 });
  expect(revaluation(deal, market, '2026-12-05')).toEqual({ value: null, reason: 'not_applicable' });
});

test('beyond the curve there is no value, never a guess', () => {
  expect(revaluation({ ...deal, maturity: '2027-02-05' }, market, '2026-11-02')).toEqual({ value: null, reason: 'no_data' });
});

test('between two nodes the points are linear in days, and the explanation is the value', () => {
  const days = fc.integer({ min: 0, max: 61 });
  fc.assert(
    fc.property(days, fc.double({ min: 100, max: 200, noNaN: true }), (after, strike) => {
      const maturity = new Date(Date.UTC(2026, 11, 4 + after)).toISOString().slice(0, 10);
      const one = { ...deal, strike, maturity };
      const expected = -(150 + (-40 - (80 * after) / 62) / 100 - strike) * 1_000_000;
      expect(revaluation(one, market, '2026-11-02').value).toBeCloseTo(expected, 3);
      expect(explainRevaluation(one, market, '2026-11-02').result).toEqual(revaluation(one, market, '2026-11-02'));
    }),
  );
});
