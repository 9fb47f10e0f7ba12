import { expect, test } from 'vitest';
import { plainKana } from './kana';
import { pastedLines } from './pasted-lines';

test('lines are read from commas with quotes and from tabs, with their number; empty ones are left out', () => {
  expect(pastedLines('code,name\r\n0001,"Bank, ""One"""\n\n0002, Two \n')).toEqual([
    { line: 1, cells: ['code', 'name'] },
    { line: 2, cells: ['0001', 'Bank, "One"'] },
    { line: 4, cells: ['0002', 'Two'] },
  ]);
  expect(pastedLines('\ufeff0001\tA,B\n')).toEqual([{ line: 1, cells: ['0001', 'A,B'] }]);
  expect(pastedLines('"a\nb",c\nd,e')).toEqual([
    { line: 1, cells: ['a\nb', 'c'] },
    { line: 3, cells: ['d', 'e'] },
  ]);
});

test('half-width kana, hiragana and small letters are one spelling', () => {
  expect(plainKana('ｺﾞｳﾄﾞｳｶﾞｲｼﾔ  demo')).toBe('ゴウドウガイシヤ DEMO');
  expect(plainKana('ごうどうがいしや DEMO')).toBe('ゴウドウガイシヤ DEMO');
});
