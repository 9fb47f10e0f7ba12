import { fileRefusals, refusalSentence } from '@hakaru/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReader, type Reader } from './reader';
import { Refused } from './refused';
import type { Row, SheetFacts } from './table';
import { hostileFiles } from './testing/hostile';
import { makeWorkbook, workbookParts, withPart, zipOf, type Value } from './testing/make-workbook';

let reader: Reader;
beforeAll(async () => {
  reader = openReader();
  await rowsOf(Buffer.from('a,b\n'), 'warm.csv'); // start-up does not count towards a file's time
});
afterAll(() => reader.close());

async function rowsOf(
  bytes: Buffer,
  name = 'report.xlsx',
  by = reader,
): Promise<{ rows: (Row & { sheet: string })[]; sheets: SheetFacts[] }> {
  const rows: (Row & { sheet: string })[] = [];
  const sheets: SheetFacts[] = [];
  await by.read({ name, bytes }, { row: (sheet, row) => rows.push({ sheet, ...row }), sheet: facts => sheets.push(facts) });
  return { rows, sheets };
}

async function refusalOf(bytes: Buffer, name = 'report.xlsx', by = reader) {
  const error = await rowsOf(bytes, name, by).then(
    () => null,
    (error: unknown) => error,
  );
  return error instanceof Refused ? error.refusal : error;
}

test('there are at least forty hostile files, each of its own kind', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length);
});

test.each(hostileFiles)('refused with a sentence: $what', async ({ make, name, code }) => {
  const bytes = await make();
  const refusal = await refusalOf(bytes, name);
  expect(refusal).toMatchObject({ code });
  const known = refusal as { code: typeof code; params: Record<string, string> }; // compared just before
  for (const language of ['en', 'jp'] as const) expect(refusalSentence(known, language)).not.toMatch(/\{\w+\}/);
});

test('the reader goes on after each of them', async () => {
  const { rows } = await rowsOf(await makeWorkbook([{ name: 'Data', rows: [['Code'], ['A']] }]));
  expect(rows.map(({ cells }) => cells)).toEqual([['Code'], ['A']]);
});

test('cells come as what they are: days of every calendar, percentages, errors, hidden rows, merged ranges', async () => {
  const raw = (text: string): Value => ({ raw: text });
  const rows: Value[][] = [
    ['Code', 'Day', 'Rate'],
    [
      raw('<c s="1"><v>46295</v></c>'),
      raw('<c s="3"><v>46295</v></c>'),
      raw('<c s="4"><v>46295.5</v></c>'),
      raw('<c s="2"><v>0.0165</v></c>'),
      raw('<c t="e"><v>#N/A</v></c>'),
      raw('<c><f>A1+1</f></c>'),
      true,
      raw('<c t="str"><f>"a"</f><v>a</v></c>'),
    ],
  ];
  const bytes = await makeWorkbook([
    {
      name: '保有明細',
      rows,
      rowAttributes: row => (row === 2 ? ' hidden="1"' : ''),
      after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
    },
    { name: 'Notes', rows: [['x']], state: 'hidden' },
  ]);
  const read = await rowsOf(bytes);
  expect(read.rows[1]).toEqual({
    sheet: '保有明細',
    number: 2,
    hidden: true,
    cells: ['2026-09-30', '2026-09-30', '2026-09-30', { percent: 0.0165 }, { error: '#N/A' }, { formula: true }, true, 'a'],
  });
  expect(read.sheets).toEqual([
    { name: '保有明細', hidden: false, merged: ['A1:B1'] },
    { name: 'Notes', hidden: true, merged: [] },
  ]);
});

test('furigana is not part of a name, and prefixes of tags do not matter', async () => {
  const parts = workbookParts([{ name: 'Data', rows: [] }]);
  const shared = '<x:sst xmlns:x="m"><x:si><x:t>大和</x:t><x:rPh sb="0" eb="2"><x:t>ダイワ</x:t></x:rPh></x:si></x:sst>';
  const sheet =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="inlineStr"><x:is><x:t>日本</x:t><x:rPh><x:t>ニホン</x:t></x:rPh></x:is></x:c></x:row></x:sheetData></x:worksheet>';
  const bytes = await zipOf(
    withPart(withPart(parts, { name: 'xl/sharedStrings.xml', content: shared }), { name: 'xl/worksheets/sheet1.xml', content: sheet }),
  );
  expect((await rowsOf(bytes)).rows).toEqual([{ sheet: 'Data', number: 3, hidden: false, cells: [null, '大和', '日本'] }]);
});

test('9.015 55,000 blank styled rows do not count, 5,000 rows below a header pass', async () => {
  const blank: Value = { raw: '<c s="1"/>' };
  const blanks = await makeWorkbook([{ name: 'Data', rows: [['Code'], ...Array.from({ length: 55_000 }, () => [blank]), ['A']] }]);
  expect((await rowsOf(blanks)).rows.map(({ number }) => number)).toEqual([1, 55_002]);
  const full = await makeWorkbook([{ name: 'Data', rows: [['Code'], ...Array.from({ length: 5_000 }, (_, at) => [at])] }]);
  expect((await rowsOf(full)).rows).toHaveLength(5_001);
});

test.each([
  ['UTF-8', Buffer.from('コード,値\r\nA,"1,000"\r\n')],
  ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('コード,値\nA,"1,000"')])],
  [
    'Shift_JIS',
    Buffer.from([0x83, 0x52, 0x81, 0x5b, 0x83, 0x68, 0x2c, 0x92, 0x6c, 0x0d, 0x0a, 0x41, 0x2c, 0x22, 0x31, 0x2c, 0x30, 0x30, 0x30, 0x22]),
  ],
  ['copied from a sheet', Buffer.from('コード\t値\nA\t1,000\n')],
])('a text file is read: %s', async (_what, bytes) => {
  expect((await rowsOf(bytes, 'data.csv')).rows.map(({ cells }) => cells)).toEqual([
    ['コード', '値'],
    ['A', '1,000'],
  ]);
});

test('a file that takes too long, or too much memory, is given up and the next is read', async () => {
  const slow = openReader({ ms: 1 });
  const big = await makeWorkbook([{ name: 'Data', rows: Array.from({ length: 5_000 }, (_, at) => Array.from({ length: 40 }, () => at)) }]);
  expect(await refusalOf(big, 'report.xlsx', slow)).toMatchObject({ code: 'timeout' });
  slow.close();
  const small = openReader({ rssBytes: 1_000_000 });
  expect(await refusalOf(big, 'report.xlsx', small)).toMatchObject({ code: 'memory' });
  small.close();
  const calledOff = reader.read({ name: 'report.xlsx', bytes: big }, { row: () => undefined, sheet: () => undefined }, AbortSignal.abort());
  await expect(calledOff).rejects.toThrow('called off');
  expect((await rowsOf(await makeWorkbook([{ name: 'Data', rows: [['x']] }]))).rows).toHaveLength(1);
});

test('every refusal has a sentence in both languages', () => {
  for (const { en, jp } of Object.values(fileRefusals)) expect(en && jp).toBeTruthy();
  expect(fileRefusals.tooManyRows.en).toBe('The Excel file has a sheet with more than 5,000 rows, and this file cannot be imported');
});
