import { expect, test } from 'vitest';
import { isNegative, makeFormats, MISSING } from './formats';

const en = makeFormats('en');
const jp = makeFormats('jp');
const jpMinus = makeFormats('jp', 'minus');

test.each([
  ['a half rounds away from zero, on decimal text and on numbers', en.number('1.005', { decimals: 2 }), '1.01'],
  ['… below zero too', en.number('-1.005', { decimals: 2 }), '−1.01'],
  ['… where a float would say 1.00', en.number(1.005, { decimals: 2 }), '1.01'],
  ['a rounded zero has no sign', en.number(-0.001, { decimals: 2 }), '0.00'],
  ['… not even where signs are always shown', en.number('-0.0049', { decimals: 2, signed: true }), '0.00'],
  ['negative zero is zero', en.number(-0, { decimals: 2 }), '0.00'],
  ['digits beyond a float survive', en.number('12345678901234567890.125', { decimals: 2 }), '12,345,678,901,234,567,890.13'],
  ['exponents are read', en.number(1e-7, { decimals: 7 }), '0.0000001'],
  ['missing is not zero', en.number(null), '-'],
  ['undefined is missing', en.rate(undefined), '-'],
  ['not a number is missing', en.number(Number.NaN), '-'],
  ['empty text is missing', en.number(''), '-'],
  ['a return has two decimals', en.rate('0.0526'), '5.26'],
  ['a headline return has its unit', en.percent('0.0526'), '5.26%'],
  ['a missing headline has no unit', en.percent(null), '-'],
  ['an excess is always signed', en.excess('0.0009'), '+0.09'],
  ['… with a real minus', en.excess('-0.0002'), '−0.02'],
  ['a weight has one decimal', en.weight(0.246), '24.6'],
  ['an amount is in millions', en.amount('31240000000'), '31,240'],
  ['… or in the unit of the column', en.amount('31240000000', { unit: 'hundredMillion', decimals: 1 }), '312.4'],
  ['… or in yen', en.amount('31240000000', { unit: 'one' }), '31,240,000,000'],
  ['a multiple carries its sign', en.multiple('1.4167'), '1.42×'],
  ['English headline money', en.headline('284613000000'), '¥284.6bn'],
  ['… in millions', en.headline('-412000000'), '−¥412m'],
  ['… in another currency', en.headline('1250000', 'USD'), '$1.3m'],
  ['… in a currency without a symbol', en.headline('2000000000', 'CHF'), 'CHF 2.0bn'],
  ['nothing has no decimals and no unit', en.headline('0'), '¥0'],
  ['… in another currency', en.headline('0.00', 'CHF'), 'CHF 0'],
  ['… in Japanese', jp.headline('0'), '0円'],
  ['Japanese headline money', jp.headline('284613000000'), '2,846億円'],
  ['Japanese negatives have the triangle', jp.headline('-412000000'), '▲4.1億円'],
  ['… in cells', jp.rate('-0.0117'), '▲1.17'],
  ['… unless the reader prefers the minus', jpMinus.rate('-0.0117'), '−1.17'],
  ['units in words', [en.unit('million'), jp.unit('million'), jp.unit('hundredMillion')].join(), 'JPY millions,百万円,億円'],
  ['9.021 dates are displayed yyyy/MM/dd', en.date('2026-09-30'), '2026/09/30'],
  ['9.023 a missing date is -', en.date(null), '-'],
  ['months', jp.month('2026-09-30'), '2026/09'],
  ['9.022 times are yyyy-MM-dd HH:mm in Tokyo', en.time('2026-09-30T05:05:00Z'), '2026-09-30 14:05'],
  ['… past midnight in Tokyo', jp.time('2026-09-30T15:00:00Z'), '2026-10-01 00:00'],
  [
    'deadlines in words',
    [en.due(3), en.due(-2), jp.due(3), jp.due(-2), en.due(null)].join(),
    'in 3 bd,2 bd late,残り3営業日,2営業日超過,-',
  ],
])('%s', (_, shown, expected) => {
  expect(shown).toBe(expected);
});

test('9.029 relative time steps at one minute, sixty minutes and a day', () => {
  const now = new Date('2026-09-30T12:00:00Z');
  const ago = (seconds: number) => en.ago(new Date(now.getTime() - seconds * 1000), now);
  expect([59, 60, 3599, 3600, 86_399, 86_400].map(ago)).toEqual(['Just now', '1m ago', '59m ago', '1h ago', '23h ago', '1d ago']);
  expect(jp.ago(new Date(now.getTime() - 7_200_000), now)).toBe('2時間前');
});

test('where today stands still, what happened by then is counted from it, and what happens now is just now', () => {
  const now = new Date('2026-11-17T03:00:00Z');
  const demo = makeFormats('en', 'triangle', '2026-11-10');
  expect(demo.ago('2026-11-10T01:00:00Z', now)).toBe('2h ago');
  expect(demo.ago('2026-11-08T03:00:00Z', now)).toBe('2d ago');
  expect(demo.ago('2026-11-17T02:55:00Z', now)).toBe('5m ago');
  expect(en.ago('2026-11-10T03:00:00Z', now)).toBe('7d ago');
});

test('a figure is negative only when it reads so', () => {
  expect([isNegative(-0.004), isNegative(-0.005), isNegative('-1'), isNegative(null), isNegative(0)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('where today stands still, no time is shown on a later day; elsewhere a time is what it is', () => {
  const before = '2026-11-09T01:30:00Z';
  const after = '2027-02-01T01:30:00Z';
  const standing = makeFormats('en', 'triangle', '2026-11-10');
  expect([before, after, null].map(standing.time)).toEqual(['2026-11-09 10:30', '2026-11-10 10:30', MISSING]);
  expect(en.time(after)).toBe('2027-02-01 10:30');
  expect(standing.deadline(after)).toBe('2027-02-01 10:30'); // a time in the future
});
