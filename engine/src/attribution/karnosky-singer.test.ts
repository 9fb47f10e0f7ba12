import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoSided } from '#testing/two-sided';
import { explainKarnoskySinger, karnoskySinger, returnForms } from './karnosky-singer';

const example = {
  portfolio: { weights: [0.25, 0.35, 0.15, 0.25], returns: [0.075, 0.098, 0.112, 0.086] },
  benchmark: { weights: [0.3, 0.3, 0.2, 0.2], returns: [0.07, 0.1, 0.105, 0.084] },
  cash: [0.05, 0.09, 0.11, 0.075],
  currency: [0.01, -0.01, -0.03, 0],
};

test('four markets: 0.02 % from markets, 0.21 % from selection, 0.075 % from currencies = 8.585 % - 8.28 %', () => {
  expect(karnoskySinger(example).value).toMatchObject({
    market: expect.closeTo(0.0002, 14),
    selection: expect.closeTo(0.0021, 14),
    currency: expect.closeTo(0.00075, 14),
    portfolio: expect.closeTo(0.08585, 14),
    benchmark: expect.closeTo(0.0828, 14),
    excess: expect.closeTo(0.00305, 14),
  });
});

test('a hedge moves currency and nothing else: 10 % out of the second currency into the first', () => {
  const hedged = karnoskySinger({ ...example, portfolioHedges: [0.1, -0.1, 0, 0] }).value!;
  const plain = karnoskySinger(example).value!;
  expect([hedged.market, hedged.selection]).toEqual([plain.market, plain.selection]);
  expect(hedged.currency - plain.currency).toBeCloseTo(0.1 * (0.06 - 0.08), 14);
});

test('hedges that do not add to nothing are refused, and lists of another length are a gap', () => {
  expect(karnoskySinger({ ...example, portfolioHedges: [0.1, 0, 0, 0] })).toEqual({ value: null, reason: 'not_applicable' });
  expect(karnoskySinger({ ...example, cash: [0.05] })).toEqual({ value: null, reason: 'gap' });
});

test('discrete returns: the excess is that of (1 + local)(1 + currency) - 1, and the product goes to currency', () => {
  const discrete = karnoskySinger({ ...example, form: 'discrete' }).value!;
  const base = (weights: number[], returns: number[]) =>
    weights.reduce((sum, w, i) => sum + w * ((1 + returns[i]!) * (1 + example.currency[i]!) - 1), 0);
  expect(discrete.portfolio).toBeCloseTo(base(example.portfolio.weights, example.portfolio.returns), 14);
  expect(discrete.benchmark).toBeCloseTo(base(example.benchmark.weights, example.benchmark.returns), 14);
  expect(discrete.market).toBe(karnoskySinger(example).value!.market);
});

test('the three effects add to the excess in either form, and the explanation carries the very result', () => {
  const rates = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(twoSided(4), rates, rates, fc.constantFrom(...returnForms), (sides, cash, currency, form) => {
      const inputs = { ...sides, cash, currency, form, portfolioHedges: [0.2, -0.1, -0.1, 0], benchmarkHedges: [0, 0, 0.3, -0.3] };
      const found = karnoskySinger(inputs);
      const { market, selection, currency: fx, excess } = found.value!;
      expect(Math.abs(market + selection + fx - excess)).toBeLessThan(1e-12);
      expect(explainKarnoskySinger(inputs).result).toEqual(found);
    }),
  );
});
