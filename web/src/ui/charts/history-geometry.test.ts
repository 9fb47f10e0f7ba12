import { expect, test } from 'vitest';
import { historyGeometry } from './history-geometry';

const days = ['2026-07-31', '2026-08-31', '2026-09-30'];
const frame = { days, bars: [], width: 100, height: 100, stripHeight: 40 };
const one = (id: string, values: (number | null)[]) => ({ id, label: id, color: 'red', values });

test('layers lie upon each other: two halves fill the height and share their edge', () => {
  const { drawn } = historyGeometry({ ...frame, stacked: true, series: [one('a', [0.5, 0.5, 0.5]), one('b', [0.5, 0.5, 0.5])] });
  expect(drawn.map(({ thickness }) => thickness)).toEqual([50, 50]);
});

test('whole weights stay at one: the axis does not grow by a hair', () => {
  const series = [0.19, 0.097, 0.119, 0.06, 0.123, 0.188, 0.041, 0.046, 0.034, 0.049, 0.027, 0.026 + 3e-9].map((part, at) =>
    one(String(at), [part, part, part]),
  );
  const { ticks } = historyGeometry({ ...frame, stacked: true, series });
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
