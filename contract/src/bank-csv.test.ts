import { expect, test } from 'vitest';
import { patternOf, readBankCsv } from './bank-csv';

const HEAD = '取引日,摘要,お支払金額,お預り金額,差引残高';

test('a statement is read below whatever stands above its heads, with commas, Japanese years and money both ways', () => {
  const text = `店番,口座番号\n112,1200102\n${HEAD}\n2026/10/1,ﾃﾞﾝｷﾀﾞｲ,,"1,200,000","5,200,000"\n令和8年10月5日,ｷﾞﾖｳｸﾞ 10ｶﾞﾂ,\\300000,,4900000\nR8.10.6,ﾃｽｳﾘﾖｳ,550,0,4899450\n`;
  const { lines, faults } = readBankCsv(text);
  expect(faults).toEqual([]);
  expect(lines.map(({ day, amount, balance }) => [day, amount, balance])).toEqual([
    ['2026-10-01', '1200000', '5200000'],
    ['2026-10-05', '-300000', '4900000'],
    ['2026-10-06', '-550', '4899450'],
  ]);
});

test('a file that begins with the newest line is turned round, also within one day', () => {
  const newest = readBankCsv(`${HEAD}\n2026/10/2,B,,50,150\n2026/10/1,A,,100,100`);
  expect(newest.lines.map(({ text }) => text)).toEqual(['A', 'B']);
  const sameDay = readBankCsv(`${HEAD}\n2026/10/1,B,,50,150\n2026/10/1,A,,100,100`);
  expect(sameDay.lines.map(({ text }) => text)).toEqual(['A', 'B']);
  expect(sameDay.faults).toEqual([]);
});

test('what cannot be a line is named with its number: no heads, no such day, two amounts or none, a balance that does not follow', () => {
  expect(readBankCsv('a,b,c').faults).toEqual([{ line: 1, code: 'noHeader' }]);
  const wrong = readBankCsv(
    `${HEAD}\n2026/13/1,A,,1,1\n2026/10/1,A,1,1,1\n2026/10/1,A,,,1\n2026/10/1,A,,x,1\n2026/10/1,A,,1,\n2026/10/1,,,1,1`,
  );
  expect(wrong.faults.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '2 day',
    '3 amount',
    '4 amount',
    '5 amount',
    '6 balance',
    '7 text',
  ]);
  expect(readBankCsv(`${HEAD}\n2026/10/1,A,,100,100\n2026/10/2,B,,50,151`).faults).toEqual([{ line: 3, code: 'chain' }]);
});

test('the pattern of a text is the same every month, in half-width and full-width kana', () => {
  expect(patternOf('ﾃﾞﾝｷﾀﾞｲ 10ｶﾞﾂﾌﾞﾝ')).toBe(patternOf('デンキダイ 09ガツブン'));
  expect(patternOf('12345')).toBe('12345');
});
