import { expect, test } from 'vitest';
import { OCR_CONFIDENCE, ocrConfidence, evenText } from './document-reading';

test('full-width signs, radicals printed for letters and the browser’s middle dot are read as what they stand for, every sign where it was', () => {
  const printed = '通知\u2f47：１２\u2f49 レッド\u2027ファーン';
  expect(evenText(printed)).toBe('通知日:12月 レッド・ファーン');
  expect(evenText(printed)).toHaveLength(printed.length);
});

test('what was read by OCR is as sure as its least sure word, and never surer than OCR may be', () => {
  const word = { x: 0, y: 0, width: 10, height: 8 };
  const page = {
    words: [
      { ...word, at: 0, text: 'Total', sureness: 97 },
      { ...word, at: 6, text: '600', sureness: 44 },
      { ...word, at: 10, text: 'printed' },
    ],
  };
  expect(ocrConfidence(page, 0, 5)).toBe(OCR_CONFIDENCE);
  expect(ocrConfidence(page, 0, 9)).toBe(44);
  expect(ocrConfidence(page, 10, 17)).toBeNull();
});
