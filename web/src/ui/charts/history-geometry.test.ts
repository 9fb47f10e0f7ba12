import { expect, test } from 'vitest';
import { historyGeometry } from './history-geometry';

const days = ['2026-07-31', '2026-08-31', '2026-09-30'];
const frame = { days, bars: [], width: 100, height: 100, stripHeight: 40 };
const one = (id: string, values: (number | null)[]) => ({ id, label: id, color: 'red', values });

test('layers lie upon each other: two halves fill the height and share their edge', () => {
  const { drawn } = historyGeometry({ ...frame, stacked: true, series: [one('a', [0.5, 0.5, 0.5]), one('b', [0.5, 0.5, 0.5])] });
  expect(drawn.map(({ thickness }) => thickness)).toEqual([50, 50]);
});

test('whole weights of thirds stay at one: the axis does not grow by a hair', () => {
  const third = one('a', [1 / 3, 1 / 3, 1 / 3]);
  const { ticks } = historyGeometry({ ...frame, stacked: true, series: [third, { ...third, id: 'b' }, { ...third, id: 'c' }] });
  expect(Math.max(...ticks.map(({ value }) => value))).toBe(1);
});

test('a month without a figure interrupts the line instead of touching zero', () => {
  const { drawn } = historyGeometry({ ...frame, stacked: false, series: [one('a', [0.1, null, 0.3])] });
  expect(drawn[0]?.path.match(/M/g)).toHaveLength(2);
});

test('bars above and below share one scale, so that equal excesses look equal', () => {
  const { bars } = historyGeometry({ ...frame, stacked: false, series: [], bars: [0.01, -0.01, null] });
  expect(bars[0]?.size).toBe(bars[1]?.size);
  expect(bars[2]).toBeNull();
});
