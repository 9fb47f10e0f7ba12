import { expect, test } from 'vitest';
import { futureValues, levelOn, pmeInputs, rateOfRows, rowsOf } from './pme-rows';

const levels = [
  { day: '2020-12-31', level: 50 },
  { day: '2021-06-30', level: 60 },
];

test('a day between two levels takes the one before it', () => {
  expect([levelOn(levels, '2021-06-29'), levelOn(levels, '2021-06-30'), levelOn(levels, '2020-12-30')]).toEqual([50, 60, null]);
});

test('flows of one day share a row, and the closing day has one of its own', () => {
  const flows = [
    { day: '2021-01-04', kind: 'call', amount: 100 },
    { day: '2021-01-04', kind: 'distribution', amount: 5 },
  ] as const;
  expect(pmeInputs(flows, levels, { day: '2021-12-31', nav: 110 })).toEqual({
    value: { days: ['2021-01-04', '2021-12-31'], index: [50, 60], contributions: [100, 0], distributions: [5, 0], nav: 110 },
  });
});

test('a flow before the first level is a gap, not a guess', () => {
  const flows = [{ day: '2019-01-04', kind: 'call', amount: 100 }] as const;
  expect(pmeInputs(flows, levels, { day: '2021-12-31', nav: 110 })).toEqual({ value: null, reason: 'gap' });
});

test('lists of different length are a gap', () => {
  expect(rowsOf({ contributions: [1], distributions: [0, 0], index: [100, 110], nav: 0 })).toEqual({ value: null, reason: 'gap' });
});

test('amounts carried to the end by the index: 100 × 60 / 50', () => {
  expect(futureValues([100, 7], [50, 60])).toEqual([120, 7]);
});

test('a row without days is a period', () => {
  expect(rateOfRows([-100, 110], null).value).toBeCloseTo(0.1, 12);
});
