import { expect, test } from 'vitest';
import { plainDay, plainNumber } from './typed-digits';

test.each([
  ['１，２３４．５', '1234.5'],
  ['1,234', '1234'],
  ['▲12', '-12'],
  ['−0.5', '-0.5'],
  ['ー５', '-5'],
  ['+7', '7'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['0', '0'],
  ['0.10', '0.10'],
  ['', null],
  ['-', null],
  ['1.2.3', null],
  ['12a', null],
  ['1e5', null],
])('%s is the number %s', (typed, expected) => {
  expect(plainNumber(typed)).toBe(expected);
});

test.each([
  ['2026/09/30', '2026-09-30'],
  ['2026-9-3', '2026-09-03'],
  ['20260930', '2026-09-30'],
  ['２０２６／９／３０', '2026-09-30'],
  ['2026年9月30日', '2026-09-30'],
  [' 2026.9.30 ', '2026-09-30'],
  ['2024/02/29', '2024-02-29'],
  ['2026/02/29', null],
  ['2026/13/01', null],
  ['26/09/30', null],
  ['2026/09', null],
  ['', null],
])('%s is the day %s', (typed, expected) => {
  expect(plainDay(typed)).toBe(expected);
});
