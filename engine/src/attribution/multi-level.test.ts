import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoSided } from '#testing/two-sided';
import { explainMultiLevel, multiLevel } from './multi-level';

/** The example of Morningstar's Equity Performance Attribution Methodology: regions, countries, stocks. */
const morningstar = {
  portfolio: { weights: [0.15, 0.1, 0.05, 0.23, 0, 0.12, 0.18, 0.17], returns: [0.1, 0.2, 0.07, 0.133, 0.1476, 0.07, 0.05, -0.1] },
  benchmark: { weights: [0.05, 0.25, 0.1, 0.05, 0.1, 0.25, 0, 0.2], returns: [-0.08, 0.08, 0.18, -0.01, 0.1476, 0.0586, 0.05, -0.05] },
  levels: [
    ['Asia', 'Asia', 'Asia', 'Asia', 'Europe', 'Europe', 'Europe', 'Europe'],
    ['AC', 'AC', 'AD', 'AD', 'EC', 'EC', 'ED', 'ED'],
    ['0', '1', '2', '3', '4', '5', '6', '7'],
  ],
};

test('regions 0.29 %, countries -1.66 %, stocks -2.73 %, selection 5.87 % (Morningstar)', () => {
  const { value } = multiLevel(morningstar);
  const regions = 1 + (0.53 * 0.0335) / 0.45 + (0.47 * 0.01941) / 0.55; // the portfolio's regions at the benchmark's returns
  expect(value?.allocation[0]).toBeCloseTo(regions / 1.05291 - 1, 14);
  expect(value?.allocation.map(each => Math.abs(each))).toEqual([0.0029, 0.0166, 0.0273].map(each => expect.closeTo(each, 3))); // as printed
  expect(value?.selection).toBeCloseTo(0.05865, 4);
  expect(value?.excess).toBeCloseTo(1.06949 / 1.05291 - 1, 14); // printed 0.015766, from returns with more digits
});

test('the groups of a level carry their own weights and returns: Asia 53 % at (0.015 + 0.02 + 0.0035 + 0.03059) / 0.53', () => {
  const asia = multiLevel(morningstar).value?.levels[0]?.[0];
  expect(asia).toEqual({
    group: 'Asia',
    portfolioWeight: expect.closeTo(0.53, 14),
    benchmarkWeight: expect.closeTo(0.45, 14),
    portfolioReturn: expect.closeTo(0.06909 / 0.53, 12),
    benchmarkReturn: expect.closeTo(0.0335 / 0.45, 12),
  });
});

test('a group nobody holds has no return, and a level that does not name every segment is a gap', () => {
  const lone = {
    portfolio: { weights: [1, 0], returns: [0.1, null] },
    benchmark: { weights: [1, 0], returns: [0.1, null] },
    levels: [['A', 'B']],
  };
  expect(multiLevel(lone).value?.levels[0]?.[1]).toMatchObject({ portfolioReturn: null, benchmarkReturn: null });
  expect(multiLevel({ ...morningstar, levels: [['Asia']] })).toEqual({ value: null, reason: 'gap' });
  expect(multiLevel({ ...morningstar, levels: [] })).toEqual({ value: null, reason: 'no_data' });
});

test('levels and selection compound to the excess, and the explanation carries the very result', () => {
  const level = fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(twoSided(6), fc.array(level, { minLength: 1, maxLength: 3 }), (sides, levels) => {
      const found = multiLevel({ ...sides, levels });
      const { allocation, selection, excess } = found.value!;
      expect(Math.abs(allocation.reduce((product, each) => product * (1 + each), 1 + selection) - 1 - excess)).toBeLessThan(1e-12);
      expect(explainMultiLevel({ ...sides, levels }).result).toEqual(found);
    }),
  );
});
