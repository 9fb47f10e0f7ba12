import { expect, test } from 'vitest';
import { calibrate, measure } from './measure';
import { stream } from './random';
import { tableOf } from './table';

// A clock that moves one millisecond whenever it is read, and more when a run says so.
function clock() {
  let time = 0;
  return { now: () => (time += 1), pass: (ms: number) => (time += ms) };
}

test('the best of the runs counts, per unit, with its failures and its limit', () => {
  const { now, pass } = clock();
  const durations = [30, 10, 20];
  const bench = {
    name: 'sample',
    units: 1000,
    unit: 'series',
    calls: { exp: 10, multiplyAdd: 10 },
    limitMs: 15,
    prepare: () => () => {
      pass(durations.shift() ?? 50);
      return 0;
    },
  };
  const measured = measure(bench, { now, runs: 3 });
  expect(measured).toMatchObject({ bestMs: 11, microsecondsPerUnit: 11, failures: 0, calibrationMs: 1, ratio: 11, withinLimit: true });
  expect(measure({ ...bench, limitMs: 5 }, { now, runs: 1 }).withinLimit).toBe(false);
});

test('one failed series breaks the limit, however fast it was', () => {
  const bench = { name: 'sample', units: 1, unit: 'series', calls: { exp: 1, multiplyAdd: 0 }, prepare: () => () => 1 };
  expect(measure(bench, { now: clock().now, runs: 1 })).toMatchObject({ failures: 1, withinLimit: false });
});

test('the calibration loop does the calls it is asked for', () => {
  expect(calibrate({ exp: 1, multiplyAdd: 0 })).toBe(Math.exp(-0.5));
  expect(calibrate({ exp: 0, multiplyAdd: 1 })).toBe(0.999999 + 1e-6);
});

test('the same seed gives the same numbers in [0, 1)', () => {
  const one = stream(7);
  const other = stream(7);
  const drawn = Array.from({ length: 1000 }, () => one());
  expect(drawn).toEqual(Array.from({ length: 1000 }, () => other()));
  expect(drawn.every(each => each >= 0 && each < 1)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(990);
});

test('the table has a line for each case under its headings', () => {
  const bench = { name: 'sample', units: 1, unit: 'series', calls: { exp: 1, multiplyAdd: 0 }, limitMs: 25, prepare: () => () => 0 };
  const [headings, line] = tableOf([measure(bench, { now: clock().now, runs: 1 })]).split('\n');
  expect(headings).toMatch(/^Case +best ms +per unit +failures +calibration ms +ratio +limit ms +aim ms +kept$/);
  expect(line).toMatch(/^sample +1\.0 +1000\.00 µs\/series +0 +1\.0 +1\.00 +25 +- +yes$/);
});
