import { expect, test } from 'vitest';
import { nearestIndex, spreadLabels, timeTicks, valueScale } from './line-geometry';
import { stackedSegments } from './stacked-geometry';
import { waterfallBars, waterfallDomain } from './waterfall-geometry';

test('an attribution runs from benchmark to fund: 5.28 + 0.21 − 0.23 = 5.26', () => {
  const bars = waterfallBars([
    { id: 'b', label: 'Benchmark', value: 5.28, total: true },
    { id: 'a', label: 'Allocation', value: 0.21 },
    { id: 'f', label: 'Fees', value: -0.23 },
    { id: 't', label: 'Fund', value: 5.26, total: true },
  ]);
  expect(bars.map(({ from, to }) => [from, Number(to.toFixed(6))])).toEqual([
    [0, 5.28],
    [5.28, 5.49],
    [5.49, 5.26],
    [0, 5.26],
  ]);
  expect(waterfallDomain(bars)).toMatchObject({ cut: true });
});

test('an axis whose effects are as large as its totals is not cut', () => {
  const bars = waterfallBars([
    { id: 'b', label: 'Start', value: 1, total: true },
    { id: 'a', label: 'Loss', value: -3 },
  ]);
  expect(waterfallDomain(bars)).toEqual({ low: -2, high: 1, cut: false });
});

test('zero is always on the axis, even when all values are equal or absent', () => {
  expect(valueScale([3, 5], 100).domain()[0]).toBe(0);
  expect(valueScale([], 100).domain()).toEqual([0, 1]);
  expect(valueScale([-2, -2], 100).domain()).toEqual([-2, 0]);
});

test('labels are pushed apart evenly and keep their order', () => {
  expect(spreadLabels([50, 52, 200], 14)).toEqual([44, 58, 200]);
  const three = spreadLabels([10, 10, 10], 14).toSorted((a, b) => a - b);
  expect((three[1] ?? 0) - (three[0] ?? 0)).toBeGreaterThan(9);
});

test('years where there are years, months where there are months', () => {
  expect(timeTicks(['2021-09-30', '2026-09-30'], 600).map(({ label }) => label)).toEqual(['2022', '2023', '2024', '2025', '2026']);
  expect(timeTicks(['2026-03-31', '2026-09-30'], 600).map(({ label }) => label)).toContain('2026/07');
});

test('the crosshair takes the nearest point', () => {
  expect([nearestIndex([0, 10, 100], 40), nearestIndex([0, 10, 100], 60), nearestIndex([], 5)]).toEqual([1, 2, 0]);
});

test('stacked effects part at zero: 0.3 and 0.1 to the right, −0.2 to the left, and what is nothing has no place', () => {
  expect(stackedSegments([0.3, -0.2, 0.1, 0])).toEqual([
    { part: 0, from: 0, to: 0.3 },
    { part: 1, from: 0, to: -0.2 },
    { part: 2, from: 0.3, to: 0.4 },
  ]);
});
