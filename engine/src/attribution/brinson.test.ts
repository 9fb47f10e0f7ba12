import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baconQuarters } from '#testing/bacon';
import { twoSided } from '#testing/two-sided';
import { brinson, brinsonModels, explainBrinson, interactionRules } from './brinson';

const [quarter] = baconQuarters;
const near = (values: readonly number[]) => values.map(each => expect.closeTo(each, 12));

test('1.38 Brinson-Fachler, Bacon (2008) table 5.3', () => {
  expect(brinson(quarter!).value).toMatchObject({
    allocation: near([0, -0.0104, -0.0016]),
    selection: near([0.04, -0.002, -0.008]),
    interaction: near([0, -0.001, 0.002]),
    totalAllocation: expect.closeTo(-0.012, 12),
    totalSelection: expect.closeTo(0.03, 12),
    totalInteraction: expect.closeTo(0.001, 12),
    excess: expect.closeTo(0.019, 12),
  });
});

test('top-down, Bacon (2008) table 5.4: interaction is part of selection', () => {
  expect(brinson({ ...quarter!, interaction: 'selection' }).value).toMatchObject({
    selection: near([0.04, -0.003, -0.006]),
    interaction: null,
    totalInteraction: null,
  });
});

test('Brinson-Hood-Beebower measures allocation against zero: 0.1 × -0.04 and -0.1 × 0.08', () => {
  expect(brinson({ ...quarter!, model: 'BHB' }).value?.allocation).toEqual(near([0, -0.004, -0.008]));
});

test('a segment only the benchmark holds is all allocation; with zero for its return selection takes part of it', () => {
  const sides = { portfolio: { weights: [1, 0], returns: [0.1, null] }, benchmark: { weights: [0.5, 0.5], returns: [0.1, 0.2] } };
  expect(brinson(sides).value).toMatchObject({
    totalAllocation: expect.closeTo(-0.05, 12),
    totalSelection: 0,
    totalInteraction: expect.closeTo(0, 12),
  });
  expect(brinson({ ...sides, missingReturn: 'zero' }).value).toMatchObject({ totalSelection: expect.closeTo(-0.1, 12) });
});

test('what trading added stands beside the effects: reported 9 %, weights × returns 8.3 %', () => {
  expect(brinson({ ...quarter!, reported: 0.09 }).value?.tradingAndOther).toBeCloseTo(0.007, 12);
});

test('whatever the model and the place of interaction, the effects add to the excess; order does not matter; the explanation carries the very result', () => {
  fc.assert(
    fc.property(twoSided(5), fc.constantFrom(...brinsonModels), fc.constantFrom(...interactionRules), (sides, model, interaction) => {
      const inputs = { ...sides, model, interaction };
      const found = brinson(inputs);
      const { totalAllocation = NaN, totalSelection = NaN, totalInteraction, excess } = found.value ?? {};
      expect(Math.abs(totalAllocation + totalSelection + (totalInteraction ?? 0) - (excess ?? NaN))).toBeLessThan(1e-12);
      expect(explainBrinson(inputs).result).toEqual(found);

      const turned = (side: typeof sides.portfolio) => ({ weights: side.weights.toReversed(), returns: side.returns.toReversed() });
      const reversed = brinson({ ...inputs, portfolio: turned(sides.portfolio), benchmark: turned(sides.benchmark) });
      expect(reversed.value?.totalAllocation).toBeCloseTo(totalAllocation, 14);
    }),
  );
});
