import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#calendar/day';
import { explainForwardRate, forwardRate, pointScaleOf, type PointsNode } from './forward-points';

const nodes: readonly PointsNode[] = [
  { day: '2024-06-05', points: 0 },
  { day: '2024-06-12', points: -15.6 },
  { day: '2024-07-05', points: -68.1 },
  { day: '2024-08-05', points: -139 },
];
const on = (day: string) => forwardRate({ spot: 155.8, nodes, day, pointScale: 100 });

test('two of seven days from spot: -15.6 × 2/7', () => {
  expect(on('2024-06-07').value).toEqual({
    points: expect.closeTo(-4.457142857142857, 12),
    outright: expect.closeTo(155.75542857142858, 11),
    isInterpolated: true,
    nodes: ['2024-06-05', '2024-06-12'],
  });
});

test('on a node the node', () => {
  expect(on('2024-07-05').value).toMatchObject({ points: -68.1, isInterpolated: false, nodes: ['2024-07-05'] });
  expect(on('2024-06-05').value).toMatchObject({ points: 0, outright: 155.8 });
});

test('outside the curve there is no rate', () => {
  expect(on('2024-06-04')).toEqual({ value: null, reason: 'no_data' });
  expect(on('2024-08-06')).toEqual({ value: null, reason: 'no_data' });
  expect(forwardRate({ spot: 1, nodes: [], day: '2024-06-05', pointScale: 100 })).toEqual({ value: null, reason: 'no_data' });
});

test('yen pairs count hundredths, others ten-thousandths', () => {
  expect([pointScaleOf('USD', 'JPY'), pointScaleOf('EUR', 'USD')]).toEqual([100, 10_000]);
});

test('points lie between their neighbours, order of nodes is free, and the explanation is the value', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 65 }), days => {
      const query = { spot: 155.8, nodes, day: addDays('2024-06-05', days), pointScale: 100 };
      const result = forwardRate(query);
      if (result.value) expect(result.value.points <= 0 && result.value.points >= -139).toBe(true);
      expect(forwardRate({ ...query, nodes: [...nodes].reverse() })).toEqual(result);
      expect(explainForwardRate(query).result).toEqual(result);
    }),
  );
});
