import { expect, test } from 'vitest';
import { placeOf } from './value-places';

const on = (...texts: string[]) => texts.map((text, at) => ({ page: at + 1, text }));

test('words are found as they are written, across white space and full-width signs', () => {
  expect(placeOf(on('nothing', 'Total 7,500.00 due'), '7,500.00')).toEqual({ page: 2, from: 6, to: 14, text: '7,500.00' });
  expect(placeOf(on('払込期日：令和８年９月３０日'), '令和8年9月30日')).toMatchObject({ from: 5, text: '令和８年９月３０日' });
  expect(placeOf(on('Mizuho\n  Bank 123'), 'Mizuho Bank')).toMatchObject({ from: 0, to: 13 });
  expect(placeOf(on('USD7,500'), '7,500')).toMatchObject({ from: 3 });
});

test.each([
  ['a part of a longer number', 'Total 1,600', '600'],
  ['its decimals left off', 'Total 600.25', '600'],
  ['digits within digits', 'No. 16001', '600'],
  ['a part of a word', 'Currency USDX', 'USD'],
  ['a number without its triangle', 'Fee ▲ 600', '600'],
  ['a number without its minus', 'Fee -600', '600'],
  ['a number without its minus, beyond the currency', 'Fee -$600', '600'],
  ['a number without its brackets', 'Fee （600）', '600'],
  ['two numbers side by side', 'Units 12 600', '12600'],
  ['what is not there', 'Total 600', '601'],
  ['nothing at all', 'Total 600', ' \n '],
])('it is no place: %s', (_, text, words) => {
  expect(placeOf(on(text), words)).toBeNull();
});

test('the whole value behind a part of another is found, and so is a signed one with its sign', () => {
  expect(placeOf(on('Fees 1,600 and 600'), '600')).toMatchObject({ from: 15 });
  expect(placeOf(on('Fee ▲ 600'), '▲600')).toMatchObject({ from: 4, to: 9 });
  expect(placeOf(on('Fee (600)'), '(600)')).toMatchObject({ from: 4, to: 9 });
  expect(placeOf(on('Paid (20 November 2026)'), '20 November 2026')).toMatchObject({ from: 6 });
});
