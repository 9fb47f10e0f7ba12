import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillSeries, hasOneRootAtMost, seriesFor, settleSeries } from './flow-series';

const seriesOf = (times: number[], amounts: number[]) => fillSeries(seriesFor(times.length), times, amounts, 0, times.length);
const read = ({ times, amounts, count }: ReturnType<typeof seriesOf>) =>
  Array.from(times.slice(0, count)).map((time, i) => [time, amounts[i]]);

test('flows are put in order and netted by time', () => {
  expect(read(seriesOf([1, 0, 1], [60, -100, 50]))).toEqual([
    [0, -100],
    [1, 110],
  ]);
});

test('a part of a longer list can be read', () => {
  expect(read(fillSeries(seriesFor(2), [9, 0, 1, 9], [9, -1, 2, 9], 1, 3))).toEqual([
    [0, -1],
    [1, 2],
  ]);
});

test('0.1 + 0.2 - 0.3 leaves no flow behind, and neither does a zero', () => {
  expect(read(seriesOf([0, 1, 2, 2, 2, 3], [-1, 2, 0.1, 0.2, -0.3, 0]))).toEqual([
    [0, -1],
    [1, 2],
  ]);
});

test('a long list is sorted too', () => {
  const times = Array.from({ length: 500 }, (_, i) => (i * 7919) % 500);
  const settled = settleSeries({ times: Float64Array.from(times), amounts: Float64Array.from(times, time => time + 1), count: 0 }, 500);
  expect(read(settled)).toEqual(Array.from({ length: 500 }, (_, i) => [i, i + 1]));
});

test('the order of the flows leaves no trace, not even in the last bit', () => {
  const flow = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
  fc.assert(
    fc.property(fc.array(flow, { minLength: 1, maxLength: 150 }), list => {
      const [one, other] = [list, list.toReversed()].map(each =>
        seriesOf(
          each.map(([t]) => t),
          each.map(([, a]) => a),
        ),
      );
      expect(read(one!)).toEqual(read(other!));
    }),
  );
});

test('one change of sign has one root at most', () => {
  expect(hasOneRootAtMost(seriesOf([0, 1, 2], [-100, 60, 60]))).toBe(true);
});

test('running sums that change sign once from the front may still hide a root below zero: -50, -100, 600, 300, -100', () => {
  expect(hasOneRootAtMost(seriesOf([0, 1, 2, 3, 4], [-50, -100, 600, 300, -100]))).toBe(false);
});
