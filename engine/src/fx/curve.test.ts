import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from '#calendar/calendars';
import { addDays } from '#calendar/day';
import { curveNodes, explainForwardQuotes, forwardQuotes, type Market } from './curve';

const market: Market = {
  calendar: calendarOf('JP+US-FED'),
  spot: { bid: 155.79, ask: 155.81 },
  spotDay: '2024-06-05',
  spotAsOf: '2024-06-03',
  pointsAsOf: '2024-06-03',
  points: [
    { tenor: 'ON', bid: -2.3, ask: -2.1 },
    { tenor: 'TN', bid: -2.4, ask: -2.2 },
    { tenor: '1W', bid: -15.8, ask: -15.4 },
    { tenor: '1M', bid: -68.5, ask: -67.7 },
  ],
};

test('before spot the points are taken away and the sides cross', () => {
  const nodes = curveNodes(market);
  expect(nodes.map(node => [node.tenor, node.day])).toEqual([
    ['ON', '2024-06-03'],
    ['TN', '2024-06-04'],
    ['SP', '2024-06-05'],
    ['1W', '2024-06-12'],
    ['1M', '2024-07-05'],
  ]);
  expect(nodes[1]).toMatchObject({ bid: 2.2, ask: 2.4, mid: expect.closeTo(2.3, 12) });
  expect(nodes[0]).toMatchObject({ bid: expect.closeTo(4.3, 12), ask: expect.closeTo(4.7, 12) });
});

test('each side is interpolated on its own, and bid stays below ask', () => {
  const { value } = forwardQuotes(market, '2024-06-07', 100);
  expect(value?.bid.outright).toBeCloseTo(155.79 - (15.8 * 2) / 7 / 100, 11);
  expect(value?.ask.outright).toBeCloseTo(155.81 - (15.4 * 2) / 7 / 100, 11);
  expect(value?.mid.outright).toBeCloseTo(155.8 - (15.6 * 2) / 7 / 100, 11);
  expect(value?.isStale).toBe(false);
  for (const day of ['2024-06-03', '2024-06-04', '2024-06-20']) {
    const quotes = forwardQuotes(market, day, 100).value;
    expect((quotes?.bid.outright ?? 1) < (quotes?.ask.outright ?? 0)).toBe(true);
  }
});

test('today is S - TN - ON', () => {
  expect(forwardQuotes(market, '2024-06-03', 100).value?.mid.outright).toBeCloseTo(155.8 + (2.3 + 2.2) / 100, 11);
});

test('spot newer than the points is flagged; beyond the curve there is nothing', () => {
  expect(forwardQuotes({ ...market, spotAsOf: '2024-06-04' }, '2024-06-07', 100).value?.isStale).toBe(true);
  expect(forwardQuotes(market, '2024-07-06', 100)).toEqual({ value: null, reason: 'no_data' });
});

test('overnight alone does not reach spot, and a word that is no tenor is refused', () => {
  const points = market.points.filter(each => each.tenor !== 'TN');
  expect(curveNodes({ ...market, points }).map(node => node.tenor)).toEqual(['SP', '1W', '1M']);
  expect(() => curveNodes({ ...market, points: [{ tenor: 'soon', bid: 0, ask: 0 }] })).toThrow('not a tenor');
});

test('the explanation is the value and names the side of each node', () => {
  expect(explainForwardQuotes(market, '2024-06-07', 100).steps.map(step => step.at)).toContain('ask 2024-06-12');
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 40 }), days => {
      const day = addDays(market.spotDay, days);
      expect(explainForwardQuotes(market, day, 100).result).toEqual(forwardQuotes(market, day, 100));
    }),
  );
});
