import { expect, test } from 'vitest';
import { evenText } from './document-reading';

test('full-width signs, radicals printed for letters and the browser’s middle dot are read as what they stand for, every sign where it was', () => {
  const printed = '通知\u2f47：１２\u2f49 レッド\u2027ファーン';
  expect(evenText(printed)).toBe('通知日:12月 レッド・ファーン');
  expect(evenText(printed)).toHaveLength(printed.length);
});
