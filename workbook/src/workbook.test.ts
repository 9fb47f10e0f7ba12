import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recalculate } from '#testing/libre-office';
import { writeWorkbook, type Sheet } from './workbook';

const SHEET: Sheet = {
  name: 'Values: 2026/09 [total]',
  frozen: { rows: 1, columns: 1 },
  columns: [{ width: 30 }, { width: 14 }, { hidden: true }],
  filter: 'A1:D5',
  validations: [
    { range: 'D2:D9', list: ['yes', 'no'], message: 'yes or no' },
    { range: 'E2:E9', from: "'Codes'!$A$1:$A$2" },
  ],
  print: { headerRows: { from: 1, to: 1 }, footer: 'A & B' },
  tabColour: '2B50C8',
  merged: ['A7:B7'],
  rows: [
    [{ value: 'Name', style: { bold: true, line: 'below' } }, { value: '時価' }, { value: 'Share' }, { value: 'Day' }],
    [
      { value: '国内債券 & <co> "x"', comment: { text: 'Checked by 佐藤\nand <others>', tone: 'warning', author: 'A' } },
      { value: 31_240_123_456.5, style: { format: '#,##0' } },
      { value: { formula: 'B2/B$4', value: 999 }, style: { format: '0.0%', align: 'right' } },
      { value: { date: '2026-09-30' } },
    ],
    [{ value: '=1+1', style: { indent: 1 } }, { value: 0.1 }, { value: { formula: 'IF(B2>1,"a<b","c")', value: null } }, { value: true }],
    [{ value: '-cmd' }, { value: { formula: 'SUM(B2:B3)', value: 1 } }, null, { value: { date: '2026-09-30 14:05' } }],
    [
      { value: '  two  spaces _x000D_ \u0001髙橋 😀' },
      { value: -0 },
      { value: null, style: { fill: 'FFE1DC' } },
      { value: { date: '1899-01-01' } },
    ],
    [],
    [{ value: '+81 3' }],
    [{ value: { formula: 'TEXT(D2,"yyyy-mm-dd")', value: null } }, { value: { formula: 'TEXT(D4,"hh:mm")', value: null } }],
  ],
};

test('every cell opens in LibreOffice as it was written, formulas worked out anew and text left as text', async () => {
  const codes: Sheet = { name: 'Codes', rows: [[{ value: 'A' }], [{ value: 'B' }], [{ value: { formula: 'Total*2', value: 0 } }]] };
  const bytes = await writeWorkbook([SHEET, codes], { names: [{ name: 'Total', refersTo: "'Values 2026 09 total'!$B$4" }] });
  const read = await recalculate(bytes);
  expect([...read.keys()].toSorted()).toEqual(['Codes', 'Values 2026 09 total']);
  const rows = read.get('Values 2026 09 total') ?? [];
  expect(rows[0]).toEqual(['Name', '時価', 'Share', 'Day']);
  expect(rows[1]?.[0]).toBe('国内債券 & <co> "x"');
  expect(Number(rows[1]?.[1])).toBe(31_240_123_456.5);
  expect(Number(rows[1]?.[2])).toBeCloseTo(31_240_123_456.5 / 31_240_123_456.6, 15);
  expect(rows[1]?.[3]).toBe('46295');
  expect(rows[2]).toEqual(['=1+1', '0.1', 'a<b', 'TRUE']);
  expect(rows[3]?.[0]).toBe('-cmd');
  expect(Number(rows[3]?.[1])).toBeCloseTo(31_240_123_456.6, 5);
  expect(rows[4]).toEqual(['  two  spaces _x000D_ 髙橋 😀', '0', '', '1899-01-01']);
  expect(rows[6]?.[0]).toBe('+81 3');
  expect(rows[7]?.slice(0, 2)).toEqual(['2026-09-30', '14:05']);
  expect(Number(read.get('Codes')?.[2]?.[0])).toBeCloseTo(2 * 31_240_123_456.6, 4);
}, 300_000); // the program may have to be installed first

test('equal sheets give equal bytes', async () => {
  expect(await writeWorkbook([SHEET])).toEqual(await writeWorkbook([SHEET]));
});

test('what a spreadsheet could not open is refused before it is written', async () => {
  await expect(writeWorkbook([])).rejects.toThrow('needs a sheet');
  await expect(writeWorkbook([{ name: 'A', rows: [[{ value: Number.NaN }]] }])).rejects.toThrow('A1 has no number');
  await expect(writeWorkbook([{ name: 'A', rows: [[{ value: { date: '2026-02-30' } }]] }])).rejects.toThrow('no date');
  await expect(writeWorkbook([{ name: 'A', rows: [], validations: [{ range: 'A1', list: ['a,b'] }] }])).rejects.toThrow('use `from`');
});

test('looks and number formats of every sheet are in the file: a day is shown as a day', async () => {
  const day: Sheet = {
    name: 'Days',
    rows: [[{ value: 'Month', style: { bold: true } }], [{ value: { date: '2026-09-30' }, style: { format: 'yyyy/mm/dd' } }]],
  };
  const rate: Sheet = { name: 'Rates', rows: [[{ value: 0.0165, style: { format: '0.0000' } }]] };
  const bytes = Buffer.from(await writeWorkbook([day, rate]));
  const name = 'xl/styles.xml';
  const styles = inflateRawSync(bytes.subarray(bytes.indexOf(name) + name.length)).toString();
  expect(styles).toContain('formatCode="yyyy/mm/dd"');
  expect(styles).toContain('formatCode="0.0000"');
  expect(styles).toContain('<b/>');
});
