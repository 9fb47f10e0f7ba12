import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainTakahashiAlexander, takahashiAlexander } from './takahashi-alexander';

/** The parameters of the paper's venture example; figures from the paper's formulas in 50-digit arithmetic. */
const paper = { commitment: 100, contributionRates: [0.25, 1 / 3, 0.5], life: 12, bow: 2.5, growth: 0.13 };

test('calls of 25, 25, 25, then half of what is left', () => {
  const { value } = takahashiAlexander(paper);
  expect(value?.slice(0, 6).map(each => each.contribution)).toEqual([25, 25, 25, 12.5, 6.25, 3.125].map(each => expect.closeTo(each, 12)));
});

test('distributions follow (t / 12)^2.5 of the grown value', () => {
  const { value } = takahashiAlexander(paper);
  expect(value?.[4]).toEqual({
    period: 5,
    contribution: expect.closeTo(6.25, 12),
    distribution: expect.closeTo(12.690172483950514, 11),
    nav: expect.closeTo(106.79872421174473, 10),
  });
  expect(value?.[11]?.distribution).toBeCloseTo(4.0057068185525955, 11);
});

test('a running fund goes on from where it stands', () => {
  const { value } = takahashiAlexander(paper);
  const fifth = value?.[4];
  const start = { age: 5, paidIn: 93.75, nav: fifth?.nav ?? NaN };
  const rest = takahashiAlexander({ ...paper, start }).value;
  expect(rest).toEqual(
    value?.slice(5).map(each => ({
      ...each,
      contribution: expect.closeTo(each.contribution, 10),
      distribution: expect.closeTo(each.distribution, 10),
      nav: expect.closeTo(each.nav, 9),
    })),
  );
});

test('a fund that pays income pays at least that', () => {
  const { value } = takahashiAlexander({ ...paper, minimumYield: 0.08 });
  expect(value?.[1]?.distribution).toBeCloseTo(0.08 * 25 * 1.13, 12);
});

test('a fund past its life, or without a call rate, has no forecast', () => {
  expect(takahashiAlexander({ ...paper, start: { age: 12, paidIn: 100, nav: 0 } })).toEqual({ value: null, reason: 'too_short' });
  expect(takahashiAlexander({ ...paper, contributionRates: [] })).toEqual({ value: null, reason: 'no_data' });
});

test('never more is called than promised, what goes in comes out or stays, and the explanation carries the very result', () => {
  const inputs = fc.record({
    commitment: fc.integer({ min: 1, max: 1_000_000 }),
    contributionRates: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
    life: fc.integer({ min: 1, max: 20 }),
    bow: fc.double({ min: 0.5, max: 5, noNaN: true }),
    growth: fc.constant(0),
  });
  fc.assert(
    fc.property(inputs, given => {
      const found = takahashiAlexander(given);
      expect(explainTakahashiAlexander(given).result).toEqual(found);
      const sum = (pick: 'contribution' | 'distribution') => (found.value ?? []).reduce((total, each) => total + each[pick], 0);
      expect(sum('contribution')).toBeLessThanOrEqual(given.commitment * (1 + 1e-12));
      expect(sum('distribution') + (found.value?.at(-1)?.nav ?? NaN)).toBeCloseTo(sum('contribution'), 5);
    }),
  );
});
