import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoSided } from '#testing/two-sided';
import { ankrimHensel, explainAnkrimHensel } from './ankrim-hensel';

/** Bacon (2008), table 6.2. */
const bacon = {
  portfolio: { weights: [0.4, 0.3, 0.3], returns: [0.2, 0.045, 0.272] },
  benchmark: { weights: [0.4, 0.2, 0.4], returns: [0.1, 0.056, 0.296] },
  portfolioForwards: [0.2, -0.15, -0.05],
  benchmarkForwards: [0.3, -0.1, -0.2],
  spotStart: [1, 1, 1],
  spotEnd: [1, 1.1, 1.2],
  forward: [1, 1.01, 1.02],
};
const near = (values: readonly number[], digits = 12) => values.map(each => expect.closeTo(each, digits));

test('table 6.2: allocation, selection, interaction, currency management and forward premium', () => {
  expect(ankrimHensel(bacon).value).toMatchObject({
    allocation: near([0, -0.01136, -0.00264]),
    selection: near([0.04, -0.0022, -0.0096]),
    interaction: near([0, -0.0011, 0.0024]),
    currencyManagement: near([0.009, -0.05 * (1.1 / 1.01 - 1 - 0.09), -0.009 + 0.15 * (1.2 / 1.02 - 1 - 0.09)]),
    forwardPremium: near([0, 0, -0.001]),
  });
});

test('without forwards there is only the currency that comes with the markets', () => {
  const { portfolioForwards: _own, benchmarkForwards: _other, ...plain } = bacon;
  expect(ankrimHensel(plain).value?.currencyManagement).toEqual(near([0, 0, -0.009]));
});

test('rates that are missing or not above zero are refused', () => {
  expect(ankrimHensel({ ...bacon, forward: [1, 1] })).toEqual({ value: null, reason: 'gap' });
  expect(ankrimHensel({ ...bacon, forward: [1, 0, 1] })).toEqual({ value: null, reason: 'not_applicable' });
});

test('with forwards that add to nothing the effects add to the excess, and the explanation carries the very result', () => {
  const rates = fc.array(fc.double({ min: 0.8, max: 1.2, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(twoSided(3), rates, rates, (sides, spotEnd, forward) => {
      const inputs = { ...bacon, ...sides, spotEnd, forward };
      const found = ankrimHensel(inputs);
      const { totals, excess } = found.value!;
      expect(Math.abs(Object.values(totals).reduce((sum, each) => sum + each, 0) - excess)).toBeLessThan(1e-12);
      expect(explainAnkrimHensel(inputs).result).toEqual(found);
    }),
  );
});
