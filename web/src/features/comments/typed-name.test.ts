import { expect, test } from 'vitest';
import { splitAtNames, typedName } from './typed-name';

test.each([
  ['@', ''],
  ['see @El', 'El'],
  ['確認を@長', '長'],
  ['@Elena ', null],
  ['mail ops@marlowe', null],
  ['nothing', null],
  ['@a@b', null],
])('%s', (before, typed) => {
  expect(typedName(before)).toBe(typed);
});

test('a text is cut at the longest name that stands there', () => {
  expect(splitAtNames('@Mei Ono and @Mei, see @Noah', ['Mei', 'Mei Ono'])).toEqual(['', '@Mei Ono', ' and ', '@Mei', ', see @Noah']);
  expect(splitAtNames('長谷さんへ', [])).toEqual(['長谷さんへ']);
});
