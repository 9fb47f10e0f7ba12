import { expect, test } from 'vitest';
import { chartWindow, fromFirstValue, readChosen, writtenPeriod } from './chart-window';

const days = ['2023-03-31', '2024-03-31', '2025-03-31', '2025-09-30', '2026-03-31'];

test('the last years count back from the last day, and a marked period is exactly what was marked', () => {
  expect(chartWindow(days, { preset: '1y' })).toEqual({ start: 2, end: 4, isCut: true, isMarked: false });
  expect(chartWindow(days, readChosen(writtenPeriod('2024-03-31', '2025-09-30')))).toEqual({
    start: 1,
    end: 3,
    isCut: true,
    isMarked: true,
  });
});

test('a chart without the chosen days shows all of its own, and so does one that is not longer', () => {
  const whole = { start: 0, end: 4, isCut: false, isMarked: false };
  expect(chartWindow(days, { from: '2030-01-01', to: '2031-01-01' })).toEqual(whole);
  expect(chartWindow(days, { from: '2025-09-30', to: '2026-02-01' })).toEqual(whole);
  expect(chartWindow(days, { preset: '5y' })).toEqual(whole);
  expect(chartWindow([], { preset: '1y' })).toEqual({ ...whole, end: -1 });
});

test('what lies ahead has no last year, but a part of it can be marked', () => {
  expect(chartWindow(days, { preset: '1y' }, true).isCut).toBe(false);
  expect(chartWindow(days, { from: '2024-01-01', to: '2025-12-31' }, true)).toMatchObject({ start: 1, end: 3 });
});

test('an address that says something else is no choice', () => {
  expect([undefined, 3, '2y', '2024-03-31..2023-03-31', '2024-03-31..', 'constructor'].map(readChosen)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('a path begins with its first value', () => {
  const window = { start: 0, end: 4, isCut: true, isMarked: false };
  expect(fromFirstValue(window, [null, null, 0.1, 0.2, 0.3]).start).toBe(2);
  expect(fromFirstValue(window, [null, null, null, null, 0.3]).start).toBe(0);
});
