import { expect, test } from 'vitest';
import { plainText, readAmount, readCurrency, readDay, readPercent, statedUnit } from './document-values';

test.each([
  ['払込期日：令和8年9月30日', '2026-09-30'],
  ['令和８年９月３０日', '2026-09-30'],
  ['令和元年5月1日', '2019-05-01'],
  ['平成31年4月30日現在', '2019-04-30'],
  ['昭和64年1月7日', '1989-01-07'],
  ['R8.9.30', '2026-09-30'],
  ['２０２６年１１月２０日', '2026-11-20'],
  ['2026/9/5', '2026-09-05'],
  ['as of 2026-09-30', '2026-09-30'],
  ['30 September 2026', '2026-09-30'],
  ['Due date: November 20, 2026', '2026-11-20'],
  ['5-Nov-2026', '2026-11-05'],
])('a day is read from %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each(['', 'soon', '令和8年13月1日', '2026/2/30', '30 Septober 2026', '120261/1/1x'])('%j names no day', text => {
  expect(readDay(text)).toBeNull();
});

test.each([
  ['1,234,567', '1234567'],
  ['１，２３４．５６', '1234.56'],
  ['▲1,000', '-1000'],
  ['△ 1,000', '-1000'],
  ['（1,234）', '-1234'],
  ['(USD 600,000.00)', '-600000'],
  ['−12.5', '-12.5'],
  ['¥ 1,000,000', '1000000'],
  ['USD 0.60', '0.6'],
  ['▲１，２３４千円', '-1234000'],
  ['12百万円', '12000000'],
  ['3.5億円', '350000000'],
  ['USD 1.25 million', '1250000'],
  ['123456789012345678.90', '123456789012345678.9'],
])('an amount is read from %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('what is no number is null, and a bracket left open is no minus', () => {
  expect(readAmount('none')).toBeNull();
  expect(readAmount('')).toBeNull();
  expect(readAmount('(1,234')).toBe('1234');
});

test.each([
  ['（単位：千円）', '1000'],
  ['単位 百万円', '1000000'],
  ['(百万円)', '1000000'],
  ['（単位：円）', '1'],
  ['Amounts in thousands', '1000'],
  ['in USD millions', '1000000'],
  ['nothing stated', '1'],
])('the unit of %s', (text, factor) => {
  expect(statedUnit(text)).toBe(factor);
});

test('percentages and currencies', () => {
  expect(readPercent('8.25%')).toBe('8.25');
  expect(readPercent('▲１．５％')).toBe('-1.5');
  expect(readCurrency('Amount (USD)')).toBe('USD');
  expect(readCurrency('金額 100円')).toBe('JPY');
  expect(readCurrency('€5')).toBe('EUR');
  expect(readCurrency('百万米ドル')).toBe('USD');
  expect(readCurrency('nothing')).toBeNull();
  expect(plainText('　Ａ　Ｂ\n')).toBe('A B');
});
