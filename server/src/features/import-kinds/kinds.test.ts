import { importKinds } from '@hakaru/contract/enumerations';
import { describe, expect, test } from 'vitest';
import { checks, sentencesOf } from '#features/import-checks/registry';
import { nearest, slips } from '#features/import-checks/nearest';
import { problems } from '#features/import-checks/problems';
import { stage } from '#features/import-checks/stage';
import { collector, understand } from './understand';
import { dayIn, monthEndIn, numberOf, percentOf } from './cell-values';
import { isCorporateNumber } from '@hakaru/contract/corporations';
import type { Cell } from '#workbooks/table';
import { kinds, savingOrder } from './registry';
import { isIsin } from './securities';

/** A file of one sheet, as the reader delivers it. */
function sheetOf(name: string, rows: readonly (readonly Cell[])[]): ReturnType<typeof collector> {
  const collected = collector();
  for (const [at, cells] of rows.entries()) collected.row(name, { number: at + 1, hidden: false, cells });
  collected.sheet({ name, hidden: false, merged: [] });
  return collected;
}

describe.each(importKinds)('the dataset %s', name => {
  const kind = kinds[name];
  const columns = Object.entries(kind.columns);
  const example = columns.map(([, column]) => column.example);

  test.each(['en', 'jp'] as const)('is recognised by its own headers (%s) and reads its own example without a finding', async language => {
    const file = sheetOf(kind.title[language], [columns.map(([, { header }]) => header[language]), example]);
    const { sheets } = understand(file, null, importKinds, false);
    expect(sheets.map(sheet => sheet.kind.kind)).toEqual([name]);
    const { rows, findings } = await stage(sheets, new Map());
    expect(findings).toEqual([]);
    expect(rows).toHaveLength(1);
    for (const [column] of columns) expect(rows[0]?.values[column], `${column}`).not.toBeNull();
  });

  test('refuses a missing key, and has no two columns of one name', async () => {
    const file = sheetOf(kind.title.en, [
      columns.map(([, { header }]) => header.en),
      example.map((value, at) => (kind.key.at(-1) === columns[at]?.[0] && kind.key.length > 1 ? null : value)),
    ]);
    const { sheets } = understand(file, name, importKinds, false);
    const last = kind.columns[kind.key.at(-1) ?? ''];
    if (kind.key.length > 1 && last?.isRequired)
      expect((await stage(sheets, new Map())).findings.map(({ code }) => code)).toContain('required');
    for (const language of ['en', 'jp'] as const) {
      const headers = columns.map(([, { header }]) => header[language]);
      expect(new Set(headers).size, `${language}`).toBe(headers.length);
    }
  });
});

test('every kind is saved, after what it names', () => {
  expect([...savingOrder].toSorted()).toEqual([...importKinds].toSorted());
  expect(savingOrder.indexOf('securities')).toBeLessThan(savingOrder.indexOf('holdings'));
});

test('every problem and check has its sentences in both languages', () => {
  for (const code of [...Object.keys(problems), ...checks.map(check => check.code)]) {
    const { what, remedy } = sentencesOf(code);
    for (const words of [what, remedy]) expect(words.en && words.jp).toBeTruthy();
  }
});

test.each<[Cell, string | null]>([
  ['▲１，２３４．５', '-1234.5'],
  ['△1,000', '-1000'],
  ['(2,500)', '-2500'],
  ['（300）', '-300'],
  ['¥1,234,567', '1234567'],
  ['−12', '-12'],
  ['1.5%', '0.015'],
  [0.1 + 0.2, '0.3'],
  [1e21, '1000000000000000000000'],
  ['-', null],
  ['', null],
])('the number in %s is %s', (cell, value) => expect(numberOf(cell)).toEqual({ value }));

test.each(['12a', '1,23', '1.2.3', 'n/a', true, '--5'])('%s is no number', cell =>
  expect(numberOf(cell)).toEqual({ problem: 'notNumber' }),
);

test('percent: points in a column of percent, unless the cell says percent itself', () => {
  expect(percentOf(1.65)).toEqual({ value: '0.0165' });
  expect(percentOf('1.65％')).toEqual({ value: '0.0165' });
  expect(percentOf({ percent: 0.0165 })).toEqual({ value: '0.0165' });
  expect(percentOf({ error: '#DIV/0!' })).toEqual({ problem: 'excelError' });
});

test.each<[Cell, string]>([
  ['令和8年9月30日', '2026-09-30'],
  ['令和元年5月1日', '2019-05-01'],
  ['R8.9.30', '2026-09-30'],
  ['Ｈ31/4/30', '2019-04-30'],
  ['昭和64年1月7日', '1989-01-07'],
  ['2026/9/30', '2026-09-30'],
  ['２０２６年９月３０日', '2026-09-30'],
  ['20260930', '2026-09-30'],
  [20260930, '2026-09-30'],
  [46295, '2026-09-30'],
  ['2026-09-30', '2026-09-30'],
])('the day in %s is %s', (cell, value) => expect(dayIn(cell)).toEqual({ value }));

test.each(['2026-02-30', '30/09/2026', 'soon', '令和8年13月1日'])('%s is no day', cell =>
  expect(dayIn(cell)).toEqual({ problem: 'dateFormat' }),
);

test('a month alone is its end; a day within it is not', () => {
  expect(monthEndIn('2026年2月')).toEqual({ value: '2026-02-28' });
  expect(monthEndIn('2026/10')).toEqual({ value: '2026-10-31' });
  expect(monthEndIn('2026-10-30')).toEqual({ problem: 'notMonthEnd' });
});

test('check digits', () => {
  expect(['ZZ0000000016', 'ZZ0000000024', 'US0378331005'].map(isIsin)).toEqual([true, true, true]);
  expect(['ZZ0000000017', 'ZZ00000000'].map(isIsin)).toEqual([false, false]);
  expect(isCorporateNumber('8700110005901')).toBe(true);
  expect(isCorporateNumber('9700110005901')).toBe(false);
});

test('the nearest codes: one slip, a swap, and nothing when all are far', () => {
  expect(slips('HDB10', 'HDB01')).toBe(1);
  expect(nearest('HDB0L', ['HDB01', 'HDB02', 'HFE01'])).toEqual(['HDB01', 'HDB02']);
  expect(nearest('QQQQQ', ['HDB01'])).toEqual([]);
});

test.each([
  ['NAV', ['funds']],
  ['純資産額', ['funds']],
  ['Cashflow Amount', ['funds']],
  ['Market Value', []],
])('a sheet of funds has a value or a flow: with %s it is %s', (header, expected) => {
  const file = sheetOf('Sheet1', [
    ['ファンド', 'NAV基準日', '通貨', header],
    ['HPEF1', '2026-09-30', 'USD', 1],
  ]);
  expect(understand(file, null, importKinds, false).sheets.map(({ kind }) => kind.kind)).toEqual(expected);
});

test('headers in other words and above the table: titles, dates and units are passed over', async () => {
  const file = sheetOf('10月報告', [
    ['運用報告書'],
    ['基準日', '2026/10/31'],
    ['ファンドコード', '基準年月', '純資産額', '月次収益率', '備考'],
    ['HDB01', '2026年10月', '1,000', '▲0.5', 'x'],
  ]);
  const { sheets } = understand(file, null, importKinds, false);
  expect(sheets[0]).toMatchObject({ headerRow: 3, unknown: ['備考'] });
  expect((await stage(sheets, new Map())).rows[0]?.values).toMatchObject({
    code: 'HDB01',
    asOf: '2026-10-31',
    marketValue: '1000',
    return: '-0.005',
  });
});
