import { expect, test } from 'vitest';
import { readReturnLines } from './product-returns';

test('months are read as sheets write them, and a minus as papers do', () => {
  const text = '2026/08\t0.31\n2026-07-31, -1.5 %\r\n２０２６年６月　△０．４\n2026.05 +2\n\n2026/04\n2024/2/29 ▲1.234567';
  expect(readReturnLines(text)).toEqual({
    wrong: [],
    rows: [
      { monthEnd: '2026-08-31', percent: '0.31' },
      { monthEnd: '2026-07-31', percent: '-1.5' },
      { monthEnd: '2026-06-30', percent: '-0.4' },
      { monthEnd: '2026-05-31', percent: '2' },
      { monthEnd: '2026-04-30', percent: null },
      { monthEnd: '2024-02-29', percent: '-1.234567' },
    ],
  });
});

test('a line that is no month with a number is named by its place, and nothing is guessed', () => {
  const text = [
    '2026/13 1',
    'August 1',
    '2026/08 1,5',
    '2026/08 1.2345678',
    '2026/08/30 1',
    '2026/08 --1',
    '08/2026 1',
    '2026/08 1 2',
  ].join('\n');
  expect(readReturnLines(text)).toEqual({ rows: [], wrong: [1, 2, 3, 4, 5, 6, 7, 8] });
});
