import { expect, test } from 'vitest';
import { calmar, currentDrawdown, drawdownTable, explainCurrentDrawdown, explainMaxDrawdown, maxDrawdown } from './drawdown';

const days = ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31', '2024-06-30'];
const dated = (values: readonly (number | null)[]) => values.map((value, index) => ({ day: days[index] ?? '', value }));

test('a fall in the first month counts, the later half counts more', () => {
  expect(maxDrawdown([-0.1, 0.2, -0.5])).toEqual({ value: -0.5, n: 3 });
  expect(maxDrawdown([-0.1, 0.2])).toEqual({ value: expect.closeTo(-0.1, 14), n: 2 });
});

test('without a fall it is 0; without returns there is none', () => {
  expect(maxDrawdown([0.01])).toEqual({ value: 0, n: 1 });
  expect(maxDrawdown([])).toEqual({ value: null, reason: 'no_data', n: 0 });
  expect(maxDrawdown([0.01, null, 0.01])).toMatchObject({ reason: 'gap' });
  expect(maxDrawdown([0.01, -3])).toMatchObject({ reason: 'not_applicable' });
});

test('where wealth stands: 1.25 × 0.8 = 1 is a fifth below 1.25; at the peak it is 0', () => {
  expect(currentDrawdown([0.25, -0.2])).toEqual({ value: expect.closeTo(-0.2, 14), n: 2 });
  expect(currentDrawdown([-0.1, 0.2])).toEqual({ value: 0, n: 2 });
  expect(currentDrawdown([0.01, null, 0.01])).toMatchObject({ reason: 'gap' });
  expect(explainCurrentDrawdown([-0.1])).toMatchObject({ steps: [{ id: 'observations', value: 1 }] });
});

test('the table: from the first month below the peak, through the trough, to the month that regains it', () => {
  const answer = drawdownTable(dated([0.1, -0.1, -0.1, 0.3, -0.05, 0.01]));
  expect(answer.value).toEqual([
    { from: '2024-02-29', trough: '2024-03-31', to: '2024-04-30', depth: expect.closeTo(-0.19, 14), length: 3, toTrough: 2, recovery: 1 },
    { from: '2024-05-31', trough: '2024-05-31', to: null, depth: expect.closeTo(-0.05, 14), length: 2, toTrough: 1, recovery: null },
  ]);
  expect(drawdownTable(dated([0.1, -0.1, -0.1, 0.3, -0.05, 0.01]), { top: 1 }).value).toHaveLength(1);
});

test('coming back to the peak exactly ends the fall, rounding or not', () => {
  expect(drawdownTable(dated([-0.1, 1 / 0.9 - 1, 0.01])).value).toEqual([expect.objectContaining({ to: '2024-02-29', length: 2 })]);
});

test('two falls one after the other are two rows', () => {
  expect(drawdownTable(dated([-0.1, 0.2, -0.2, 0.5])).value?.map(row => row.from)).toEqual(['2024-03-31', '2024-01-31']);
});

test('Calmar: annualised return over the deepest fall', () => {
  expect(calmar([0.1, -0.05]).value).toBeCloseTo(((1.1 * 0.95) ** 6 - 1) / 0.05, 11);
  expect(calmar([0.01, 0.02])).toEqual({ value: null, reason: 'zero_denominator', n: 2 });
  expect(calmar([null])).toMatchObject({ reason: 'no_data' });
});

test('the explanation says in which month the bottom was', () => {
  expect(explainMaxDrawdown([0.1, -0.05, 0.2]).steps[1]).toEqual({ id: 'deepestAt', value: 2, unit: 'count' });
});
