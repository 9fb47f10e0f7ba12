import { expect, test } from 'vitest';
import { addressOf, columnLetters, rangeOn } from './addresses';
import { csvText } from './csv';
import { serialOf } from './days';
import { sheetNames } from './sheet-names';
import { shiftJis } from './shift-jis';
import { content } from './xml-text';

test('columns are lettered as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702, 16_383].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD']);
  expect(addressOf({ row: 9, column: 27 })).toBe('AB10');
  expect(rangeOn("A's", { row: 0, column: 0 }, { row: 4, column: 0 })).toBe("'A''s'!A1:A5");
  expect(rangeOn('B', { row: 2, column: 1 }, { row: 2, column: 1 })).toBe("'B'!B3");
});

test('days are the numbers spreadsheets count', () => {
  expect(serialOf('1900-03-01')).toBe(61);
  expect(serialOf('2026-09-30')).toBe(46_295);
  expect(serialOf('2026-09-30 12:00')).toBe(46_295.5);
  expect(serialOf('1900-02-28')).toBeNull();
  expect(() => serialOf('2026-02-29')).toThrow('no date');
});

test('sheet names are cut, cleaned and told apart', () => {
  expect(sheetNames(['A/B', 'a b', 'A B', '', "'x'"])).toEqual(['A B', 'a b (2)', 'A B (3)', 'Sheet', 'x']);
  const long = 'x'.repeat(40);
  expect(sheetNames([long, long])).toEqual(['x'.repeat(31), `${'x'.repeat(27)} (2)`]);
});

test('text loses what XML cannot carry and keeps the rest', () => {
  expect(content('a\u0000b\ud800c & <d> 😀')).toBe('abc &amp; &lt;d&gt; 😀');
});

test('CSV disarms formulas and leaves figures exact', () => {
  expect(
    csvText([
      ['=1', '-x', 'a,"b"'],
      [-1.5, { exact: '-12345678901234567.89' }, null],
    ]),
  ).toBe(`'=1,'-x,"a,""b"""\r\n-1.5,-12345678901234567.89,\r\n`);
});

test('Shift_JIS reads back as it was, and names what it cannot hold', () => {
  const text = '国内債券,ﾊﾝｶｸ,髙橋・﨑,①㍻,Aa1\r\n';
  const { bytes, missing } = shiftJis(text);
  expect(new TextDecoder('shift_jis').decode(bytes)).toBe(text);
  expect(missing).toEqual([]);
  expect([...shiftJis('−1〜2').bytes]).toEqual([0x81, 0x7c, 0x31, 0x81, 0x60, 0x32]);
  expect(shiftJis('a·b – c').missing).toEqual([]);
  const lost = shiftJis('a😀é');
  expect(lost.missing).toEqual(['😀', 'é']);
  expect(new TextDecoder('shift_jis').decode(lost.bytes)).toBe('a??');
});
