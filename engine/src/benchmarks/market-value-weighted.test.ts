import { expect, test } from 'vitest';
import { explainMarketValueWeighted, marketValueWeighted } from './market-value-weighted';

test('3E.003 market-value weights: a quarter of 1 % and three quarters of 2 %', () => {
  expect(
    marketValueWeighted([
      { opening: 100, return: 0.01 },
      { opening: 300, return: 0.02 },
    ]),
  ).toEqual({
    value: expect.closeTo(0.0175, 15),
    isPartial: false,
    excludedWeight: 0,
  });
});

test('money put in at the start of the first day carries weight', () => {
  const parts = [
    { opening: 0, startFlow: 100, return: 0.04 },
    { opening: 300, return: 0 },
  ];
  expect(marketValueWeighted(parts).value).toBeCloseTo(0.01, 15);
});

test('a part worth nothing drops out, whatever its return', () => {
  expect(
    marketValueWeighted([
      { opening: 0, return: 0.5 },
      { opening: 250, return: 0.04 },
    ]),
  ).toMatchObject({ value: 0.04, isPartial: false });
  expect(
    marketValueWeighted([
      { opening: 0, return: null },
      { opening: 250, return: 0.04 },
    ]),
  ).toMatchObject({ value: 0.04, isPartial: false });
});

test('up to 5 % without a return is left out and said; above there is no figure', () => {
  expect(
    marketValueWeighted([
      { opening: 5, return: null },
      { opening: 95, return: 0.04 },
    ]),
  ).toEqual({
    value: expect.closeTo(0.04, 15),
    isPartial: true,
    excludedWeight: 0.05,
  });
  expect(
    marketValueWeighted([
      { opening: 6, return: null },
      { opening: 94, return: 0.04 },
    ]),
  ).toMatchObject({ value: null, reason: 'gap', isPartial: true });
});

test('nothing held has no weights', () => {
  expect(marketValueWeighted([])).toMatchObject({ value: null, reason: 'no_data' });
  expect(marketValueWeighted([{ opening: 0, return: 0.1 }])).toMatchObject({ value: null, reason: 'zero_denominator' });
});

test('the explanation shows total, weights and what was left out', () => {
  expect(
    explainMarketValueWeighted([
      { opening: 100, return: 0.01 },
      { opening: 300, return: 0.02 },
    ]).steps,
  ).toEqual([
    { id: 'openingValue', value: 400, unit: 'money' },
    { id: 'weight', value: 0.25, unit: 'factor', at: '0' },
    { id: 'weight', value: 0.75, unit: 'factor', at: '1' },
    { id: 'excludedWeight', value: 0, unit: 'factor' },
  ]);
});
