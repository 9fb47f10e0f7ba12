import { expect, test } from 'vitest';
import { namesWidth } from './names-width';

test('a column of names has room for the longest, never less than it had, and never takes the whole table', () => {
  expect(namesWidth(['Cash'], 168)).toBe(168);
  const long = namesWidth(['Cash', '外国クレジットヘッジありアクティブ'], 168);
  expect(long).toBeGreaterThan(17 * 12 + 60);
  expect(long).toBeLessThanOrEqual(340);
  expect(namesWidth(['a'.repeat(200)], 168)).toBe(340);
  expect(namesWidth([], 168)).toBe(168);
});
