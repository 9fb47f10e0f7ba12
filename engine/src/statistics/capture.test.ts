import { expect, test } from 'vitest';
import { capture, explainCapture } from './capture';

// Up months 2 % and 4 % (taken: 1 % and 3 %), down months -1 % and 0 % (taken: -2 % and 1 %), one month without the portfolio.
const pair = { returns: [0.01, -0.02, 0.03, 0.01, null], benchmark: [0.02, -0.01, 0.04, 0, 0.09] };

test('up: the three definitions differ and are labelled', () => {
  const up = { side: 'up' } as const;
  expect(capture(pair, up)).toEqual({ value: expect.closeTo(((1.01 * 1.03) ** 6 - 1) / ((1.02 * 1.04) ** 6 - 1), 12), n: 2 });
  expect(capture(pair, { ...up, method: 'cumulative' }).value).toBeCloseTo((1.01 * 1.03 - 1) / (1.02 * 1.04 - 1), 12);
  expect(capture(pair, { ...up, method: 'arithmetic' }).value).toBeCloseTo(0.04 / 0.06, 12);
});

test('down counts a flat benchmark month among the months that did not rise', () => {
  const down = { side: 'down' } as const;
  expect(capture(pair, { ...down, method: 'arithmetic' })).toEqual({ value: expect.closeTo(-0.01 / -0.01, 12), n: 2 });
  expect(capture(pair, { ...down, method: 'cumulative' }).value).toBeCloseTo((0.98 * 1.01 - 1) / (0.99 - 1), 12);
});

test('number and percent count months with a direction', () => {
  expect(capture(pair, { side: 'up', method: 'number' })).toEqual({ value: 1, n: 2 });
  expect(capture(pair, { side: 'up', method: 'percent' })).toEqual({ value: 0, n: 2 });
  expect(capture(pair, { side: 'down', method: 'number' })).toEqual({ value: 1, n: 1 });
  expect(capture(pair, { side: 'down', method: 'percent' })).toEqual({ value: 0, n: 1 });
});

test('no month of that side, or only flat ones, have their reasons', () => {
  expect(capture({ returns: [0.01], benchmark: [0.01] }, { side: 'down' })).toEqual({ value: null, reason: 'no_data', n: 0 });
  expect(capture({ returns: [0.01], benchmark: [0] }, { side: 'down' })).toEqual({ value: null, reason: 'zero_denominator', n: 1 });
  expect(capture({ returns: [-2], benchmark: [0.01] }, { side: 'up' })).toMatchObject({ reason: 'not_applicable' });
});

test('the explanation keeps the definition with the figure', () => {
  expect(explainCapture(pair, { side: 'up' }).options).toEqual({ side: 'up', method: 'geometric', scale: 12 });
});
