import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, subtract, sum, toText } from '#money/decimal';
import { expectedAfter, fundPacing, quartersOf, wholeYears } from './fund-pacing';
import { takahashiAlexander } from './takahashi-alexander';

/** The venture example of Takahashi and Alexander's paper. */
const paper = { contributionPercents: ['25', '33.3333', '50'], lifeYears: 12, bow: '2.5', growthPercent: '13', yieldPercent: '0' };
const start = { commitment: '100', unfunded: '100', nav: '0', age: 0 };

test('the years of a fund are the model’s, in money of its currency, with the rates they follow from', () => {
  const { value } = fundPacing(start, paper, { places: 2 });
  expect(value?.slice(0, 5).map(({ call }) => call)).toEqual(['25.00', '25.00', '25.00', '12.50', '6.25']);
  expect(value?.[4]).toEqual({
    year: 5,
    callRate: 0.5,
    distributionRate: expect.closeTo((5 / 12) ** 2.5, 12),
    call: '6.25',
    distribution: '12.69',
    nav: '106.80',
  });
  expect(value?.at(-1)).toMatchObject({ distributionRate: 1, call: '0.05', nav: '0.05' }); // what is called in the last year is all that is left
});

test('a fund that runs goes on in the year it is in; past its life it has no forecast', () => {
  const running = fundPacing({ ...start, unfunded: '6.25', nav: '106.7987', age: 5 }, paper, { places: 2 });
  expect(running.value?.[0]).toMatchObject({ year: 6, call: '3.13' });
  expect(fundPacing({ ...start, age: 12 }, paper, { places: 2 })).toEqual({ value: null, reason: 'too_short' });
});

test('a shock calls more and sooner, and never more than is left', () => {
  const called = (shock: number) => sum((fundPacing(start, paper, { places: 2, shock }).value ?? []).map(({ call }) => call));
  expect(fundPacing(start, paper, { places: 2, shock: 1.5 }).value?.[0]?.call).toBe('37.50');
  expect(compare(called(3), '100')).toBeLessThanOrEqual(0);
});

test('a fund that has called more than was promised calls nothing more', () => {
  const { value } = fundPacing({ ...start, unfunded: '-3', age: 4, nav: '90' }, paper, { places: 2 });
  expect(value?.every(({ call }) => Number(call) === 0)).toBe(true);
});

test('random funds: rounded calls stay within what is left, and equal the model’s to a minor unit', () => {
  const funds = fc.record({
    unfunded: fc.integer({ min: 0, max: 10_000_000 }),
    age: fc.integer({ min: 0, max: 9 }),
    rates: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 }),
    growth: fc.integer({ min: -30, max: 30 }),
  });
  fc.assert(
    fc.property(funds, ({ unfunded, age, rates, growth }) => {
      const given = { ...paper, contributionPercents: rates.map(String), growthPercent: String(growth) };
      const from = { commitment: '10000000', unfunded: String(unfunded), nav: '5000000', age };
      const years = fundPacing(from, given, { places: 2 }).value ?? [];
      const model = takahashiAlexander({
        commitment: 10_000_000,
        contributionRates: rates.map(rate => rate / 100),
        life: 12,
        bow: 2.5,
        growth: growth / 100,
        start: { age, paidIn: 10_000_000 - unfunded, nav: 5_000_000 },
      });
      expect(years).toHaveLength(12 - age);
      expect(compare(sum(years.map(({ call }) => call)), unfunded)).toBeLessThanOrEqual(0);
      years.forEach(({ call, distribution, nav }, at) => {
        expect(Math.abs(Number(call) - (model.value?.[at]?.contribution ?? NaN))).toBeLessThan(0.011);
        expect(Math.abs(Number(distribution) - (model.value?.[at]?.distribution ?? NaN))).toBeLessThan(0.006);
        expect(Math.abs(Number(nav) - (model.value?.[at]?.nav ?? NaN))).toBeLessThan(0.006);
      });
    }),
  );
});

test('quarters add up to their year to the minor unit', () => {
  expect(quartersOf(['10.00', '0.03'], 2)).toEqual(['2.50', '2.50', '2.50', '2.50', '0.01', '0.01', '0.01', '0.00']);
  expect(quartersOf(['0'], 2)).toEqual(['0.00', '0.00', '0.00', '0.00']);
  expect(quartersOf(['101'], 0)).toEqual(['25', '25', '25', '26']);
});

test('what is announced takes the place of what was expected, then of what comes after, and is never counted twice', () => {
  expect(expectedAfter(['10', '10', '10'], ['14', '0', '0'])).toEqual({ rest: ['0', '6', '10'], left: ['0', '0', '0'] });
  expect(expectedAfter(['10', '10'], ['0', '15'])).toEqual({ rest: ['10', '0'], left: ['0', '5'] });
  const amounts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(amounts, amounts, (expected, announced) => {
      const { rest, left } = expectedAfter(expected.map(String), announced.map(String));
      expect(rest.every(one => compare(one, 0) >= 0) && left.every(one => compare(one, 0) >= 0)).toBe(true);
      expect(toText(subtract(sum(expected), sum(rest)))).toBe(toText(subtract(sum(announced), sum(left))));
    }),
  );
});

test('a year is over on its day, not before', () => {
  expect([wholeYears('2017-03-31', '2026-10-31'), wholeYears('2025-10-31', '2026-10-30'), wholeYears('2026-10-31', '2026-10-31')]).toEqual([
    9, 0, 0,
  ]);
});
