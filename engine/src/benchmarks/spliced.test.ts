import { expect, test } from 'vitest';
import { explainSplicedReturn, spliced, splicedReturn } from './spliced';

const days = ['2020-01-31', '2020-02-29', '2020-03-31', '2020-04-30'];
const points = (values: readonly number[]) => values.map((value, index) => ({ day: days[index] ?? '', value }));
const segments = [
  { points: points([0.05, 0.06, -0.07, 0.08]), through: null },
  { points: points([0.01, 0.02, 0.03, 0.04]), through: '2020-02-29' },
];

test('3E.003 spliced: the old one through February, the new one after; 1.01 × 1.02 × 0.93 × 1.08 - 1', () => {
  expect(spliced(segments).map(point => point.value)).toEqual([0.01, 0.02, -0.07, 0.08]);
  expect(splicedReturn(segments).value).toBeCloseTo(0.03473288, 12);
});

test('a day the segment in force has no return for is missing, not taken from the other', () => {
  const late = [
    { points: points([0.05]), through: null },
    { points: points([0.01, 0.02, 0.03]), through: '2020-02-29' },
  ];
  expect(spliced(late).map(point => point.value)).toEqual([0.01, 0.02, null]);
  expect(splicedReturn(late)).toEqual({ value: null, reason: 'gap' });
});

test('after the last closed segment there is nothing, and of nothing no return', () => {
  expect(spliced([{ points: points([0.01, 0.02]), through: '2020-01-31' }])).toEqual([{ day: '2020-01-31', value: 0.01 }]);
  expect(splicedReturn([])).toEqual({ value: null, reason: 'no_data' });
});

test('the explanation lists the return taken for each day', () => {
  expect(explainSplicedReturn(segments).steps[2]).toEqual({ id: 'return', value: -0.07, unit: 'rate', at: '2020-03-31' });
});
