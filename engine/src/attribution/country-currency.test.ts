import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoSided } from '#testing/two-sided';
import { countryCurrency, explainCountryCurrency } from './country-currency';

test('Bodie, Kane and Marcus, chapter 25: currency 1.5 % against 3 %, country 21.75 % against 22.5 %, stock -2.45 %', () => {
  const found = countryCurrency({
    portfolio: { weights: [0.35, 0.15, 0.5], returns: [0.18, 0.2, 0.2] },
    benchmark: { weights: [0.3, 0.1, 0.6], returns: [0.2, 0.15, 0.25] },
    currency: [-0.1, 0, 0.1],
  });
  expect(found.value).toMatchObject({
    currencyPortfolio: expect.closeTo(0.015, 14),
    currencyBenchmark: expect.closeTo(0.03, 14),
    countryPortfolio: expect.closeTo(0.2175, 14),
    countryBenchmark: expect.closeTo(0.225, 14),
    stock: expect.closeTo(-0.0245, 14),
  });
  const { currency, country, stock } = found.value!.segments;
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  expect(sum(currency)).toBeCloseTo(0.015 - 0.03, 14);
  expect(sum(country)).toBeCloseTo(0.2175 - 0.225, 14);
  expect(sum(stock)).toBeCloseTo(-0.0245, 14);
});

test('the three selections add to the excess of local plus currency return, and the explanation carries the very result', () => {
  fc.assert(
    fc.property(twoSided(3), sides => {
      const inputs = { ...sides, currency: [0.02, -0.01, 0] };
      const found = countryCurrency(inputs);
      const { currencyPortfolio, currencyBenchmark, countryPortfolio, countryBenchmark, stock } = found.value!;
      const total = ({ weights, returns }: typeof sides.portfolio) =>
        weights.reduce((sum, w, i) => sum + w * ((returns[i] ?? NaN) + inputs.currency[i]!), 0);
      const excess = total(sides.portfolio) - total(sides.benchmark);
      expect(currencyPortfolio - currencyBenchmark + countryPortfolio - countryBenchmark + stock).toBeCloseTo(excess, 12);
      expect(explainCountryCurrency(inputs).result).toEqual(found);
    }),
  );
  expect(countryCurrency({ portfolio: { weights: [1], returns: [0] }, benchmark: { weights: [1], returns: [0] }, currency: [] })).toEqual({
    value: null,
    reason: 'gap',
  });
});
