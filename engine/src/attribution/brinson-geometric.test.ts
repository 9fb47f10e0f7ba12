import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baconQuarters } from '#testing/bacon';
import { twoSided } from '#testing/two-sided';
import { brinsonGeometric, explainBrinsonGeometric, explainLinkGeometric, linkGeometric } from './brinson-geometric';

test('Bacon (2008) table 5.5: 1.052 / 1.064 - 1 for allocation, 1.083 / 1.052 - 1 for selection', () => {
  const { value } = brinsonGeometric(baconQuarters[0]!);
  expect(value?.totalAllocation).toBeCloseTo(1.052 / 1.064 - 1, 14);
  expect(value?.totalSelection).toBeCloseTo(1.083 / 1.052 - 1, 14);
  expect(value?.allocation).toEqual([
    expect.closeTo(0, 14),
    expect.closeTo(0.1 * (0.96 / 1.064 - 1), 14),
    expect.closeTo(-0.1 * (1.08 / 1.064 - 1), 14),
  ]);
});

test('Bacon (2008) table 8.6: effects of four quarters compound to 1.29 % and 13.19 %', () => {
  const { value } = linkGeometric(baconQuarters);
  expect(value?.allocation).toBeCloseTo(0.0129, 4);
  expect(value?.selection).toBeCloseTo(0.1319, 4);
  expect(value?.excess).toBeCloseTo(1.0385932095 / 0.90593748 - 1, 12);
});

test('a benchmark that lost everything has no geometric excess', () => {
  const sides = { portfolio: { weights: [1], returns: [0] }, benchmark: { weights: [1], returns: [-1] } };
  expect(brinsonGeometric(sides)).toEqual({ value: null, reason: 'total_loss' });
  expect(linkGeometric([])).toEqual({ value: null, reason: 'no_data' });
});

test('compounded, the effects are the excess, for one period and for several; the explanation carries the very result', () => {
  fc.assert(
    fc.property(fc.array(twoSided(4), { minLength: 1, maxLength: 6 }), periods => {
      const one = brinsonGeometric(periods[0]!);
      const whole = linkGeometric(periods);
      for (const { value } of [one, whole]) {
        const [allocation, selection] =
          value && 'totalAllocation' in value ? [value.totalAllocation, value.totalSelection] : [value!.allocation, value!.selection];
        expect(Math.abs((1 + Number(allocation)) * (1 + Number(selection)) - 1 - value!.excess)).toBeLessThan(1e-12);
      }
      expect(explainBrinsonGeometric(periods[0]!).result).toEqual(one);
      expect(explainLinkGeometric(periods).result).toEqual(whole);
    }),
  );
});
