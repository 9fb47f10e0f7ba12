// @vitest-environment jsdom
import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { expect, test } from 'vitest';
import type { TableColumn } from '#ui/table-column';
import { readText } from './dom-table';
import { plainTable } from './plain-table';
import type { ShownTable } from './shown-table';
import { tableCsv, tableSheet, type Export } from './table-sheet';

const table: ShownTable = {
  title: 'マンデート',
  columns: [
    { header: 'Name', width: 20 },
    { header: '1Y', group: 'Return %', isEnd: true, format: '#,##0.00' },
    { header: '3Y', group: 'Return %', isEnd: true, format: '#,##0.00' },
    { header: 'Opened', isEnd: true },
  ],
  rows: [
    { depth: 0, cells: ['=HYPERLINK("x")', { exact: '5.263157894736842' }, null, { date: '2020-04-01' }] },
    { depth: 1, cells: ['外国株式, passive', { exact: '-0.34' }, { exact: '12' }, null] },
  ],
  foot: ['Total', { exact: '1.11' }, null, null],
};
const asked: Export = {
  table,
  head: {
    orgRef: 'HOSHI',
    day: '2026-09-30',
    lines: [
      { label: 'Organisation', value: 'Hoshikawa' },
      { label: 'As of', value: { date: '2026-09-30' } },
    ],
  },
  words: { printedAt: 'Printed at' },
  printedAt: '2026-11-15 16:05',
};

test('1.16 the saved workbook opens with real numbers and days, what it is above the header, and no live formula', async () => {
  const rows = (await recalculate(await writeWorkbook([tableSheet(asked)]))).get('マンデート') ?? [];
  expect(rows.slice(0, 3).map(cells => cells.slice(0, 2))).toEqual([
    ['マンデート', ''],
    ['Organisation', 'Hoshikawa'],
    ['As of', '46295'],
  ]);
  expect(Number(rows[3]?.[1])).toBeCloseTo(46_341.67, 2);
  expect(rows[5]).toEqual(['', 'Return %', '', '']);
  expect(rows[6]).toEqual(['Name', '1Y', '3Y', 'Opened']);
  expect(rows[7]).toEqual(['=HYPERLINK("x")', '5.26315789473684', '', '43922']);
  expect(rows[8]).toEqual(['外国株式, passive', '-0.34', '12', '']);
  expect(rows[9]).toEqual(['Total', '1.11', '', '']);
}, 300_000);

test('1.16 the header stays while rows scroll, and repeats on paper', () => {
  expect(tableSheet(asked)).toMatchObject({ frozen: { rows: 7, columns: 1 }, print: { headerRows: { from: 6, to: 7 } } });
});

test('1.16 CSV says the same, every digit kept and formulas disarmed', () => {
  expect(tableCsv(asked)).toBe(
    'マンデート\r\nOrganisation,Hoshikawa\r\nAs of,2026-09-30\r\nPrinted at,2026-11-15 16:05\r\n\r\n' +
      'Name,Return % 1Y,Return % 3Y,Opened\r\n"\'=HYPERLINK(""x"")",5.263157894736842,,2020-04-01\r\n"外国株式, passive",-0.34,12,\r\nTotal,1.11,,\r\n',
  );
});

test.each([
  ['▲1,234.5', true, { exact: '-1234.5' }],
  ['−0.02', true, { exact: '-0.02' }],
  ['+0.09', true, { exact: '0.09' }],
  ['5.26%', true, { exact: '5.26' }],
  ['1.42×', true, { exact: '1.42' }],
  ['2026/09/30', false, { date: '2026-09-30' }],
  ['2026-09-30 14:05', false, { date: '2026-09-30 14:05' }],
  ['-', true, null],
  ['12', false, '12'],
  ['n/a', true, 'n/a'],
] as const)('a shown %s (at the edge: %s) is read as what it stands for', (text, isEnd, expected) => {
  expect(readText(text, isEnd)).toEqual(expected);
});

test('1.16 a plain table is exported from its values; a column without one is read off the page, menus and marks for the ear aside', () => {
  document.body.innerHTML = `<table><thead><tr><th>Name</th><th>1Y</th><th>Fee</th><th>Opened</th><th></th></tr></thead>
    <tbody><tr><th>shown otherwise</th><td data-align="end"><button data-exact="5.2631">5.26<span class="sr-only"> why</span></button></td><td>▲1,234.5</td><td></td><td><button><svg></svg></button></td></tr>
    <tr><th>shown otherwise</th><td data-align="end">-</td><td>-</td><td></td><td></td></tr></tbody></table>`;
  const element = document.querySelector('table');
  if (!element) throw new Error('no table');
  type Row = { name: string; fee: string | null; opened: string | null };
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'return', header: '1Y', align: 'end', cell: () => null },
    { id: 'fee', header: 'Fee', value: ({ fee }) => fee, figure: { power: 0, decimals: 1 } },
    { id: 'opened', header: 'Opened', value: ({ opened }) => opened, date: true },
    { id: 'actions', header: 'Actions', hideHeader: true, cell: () => null },
  ];
  const rows: Row[] = [
    { name: 'Domestic bonds', fee: '-1234.567', opened: '2020-04-01' },
    { name: 'Cash', fee: null, opened: null },
  ];
  const read = plainTable({ title: 'T', columns, rows, element });
  expect(read.columns).toEqual([
    { header: 'Name', width: 18 },
    { header: '1Y', width: 12, isEnd: true, format: '#,##0.00######' },
    { header: 'Fee', width: 13, isEnd: true, format: '#,##0.0' },
    { header: 'Opened', width: 14, isEnd: true },
  ]);
  expect(read.rows.map(({ cells }) => cells)).toEqual([
    ['Domestic bonds', { exact: '5.2631' }, { exact: '-1234.567' }, { date: '2020-04-01' }],
    ['Cash', null, null, null],
  ]);
});
