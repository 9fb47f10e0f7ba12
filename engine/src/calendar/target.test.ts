import { expect, test } from 'vitest';
import { targetClosures } from './target';

// Golden: European Central Bank, TARGET calendar.
test('2024: six closing days', () => {
  expect(targetClosures(2024)).toEqual(['2024-01-01', '2024-03-29', '2024-04-01', '2024-05-01', '2024-12-25', '2024-12-26']);
});

test('the changeover closed 31 December 2001', () => {
  expect(targetClosures(2001)).toContain('2001-12-31');
  expect(targetClosures(2000)).not.toContain('2000-12-31');
});
