import { expect, test } from 'vitest';
import { sinceFirst } from './since-first';

test('a path is grown again from its first month; what is missing stays missing, and without a first value nothing is known', () => {
  const [start, up, gap, down] = sinceFirst([0.1, 0.21, null, 0.045]);
  expect([start, gap]).toEqual([0, null]);
  expect(up).toBeCloseTo(0.1, 12);
  expect(down).toBeCloseTo(-0.05, 12);
  expect(sinceFirst([null, 0.1])).toEqual([null, null]);
  expect(sinceFirst([])).toEqual([]);
});
