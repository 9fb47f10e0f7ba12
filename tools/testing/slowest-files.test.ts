import { expect, test } from 'vitest';
import { slowest } from '#testing/slowest-files';

test('the ten files that took longest are listed, the longest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `file-${at}.test.ts`, seconds: (at * 7) % 12 }));
  const [title, ...lines] = slowest(files).split('\n');
  expect(title).toBe('Slowest files:');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    11.0 s  file-5.test.ts');
  expect(lines.at(-1)).toBe('     2.0 s  file-2.test.ts');
});
