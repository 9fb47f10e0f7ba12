import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { expect, test } from 'vitest';
import type { TableColumn } from '#ui/table-column';
import { atTime, exactly, joined, onDay, said } from '#ui/table-value';
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
  [exactly('-1234.5'), { exact: '-1234.5' }],
  [exactly('0.05263157', 2), { exact: '5.263157' }],
  [exactly(12), { exact: '12' }],
  [exactly('n/a'), 'n/a'],
  [exactly(null), null],
  [exactly('-'), null],
  [onDay('2026-09-30'), { date: '2026-09-30' }],
  [onDay(null), null],
  [atTime('2026-09-30 14:05'), { date: '2026-09-30 14:05' }],
  [atTime('-'), null],
  [said('-'), null],
  [joined('HFE02', null, exactly('0.5', 2), onDay('2026-09-30')), 'HFE02 50 2026-09-30'],
  [joined(null, ''), null],
])('a cell says what it is: %j', (value, expected) => {
  expect(value).toEqual(expected);
});

test('1.16 a plain table is exported from its values, whatever is drawn; a column of buttons is left out, the foot is kept', () => {
  type Row = { name: string; rate: string | null; fee: string | null; opened: string | null };
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: 'Name', value: ({ name }) => name, node: () => 'shown otherwise' },
    { id: 'return', header: '1Y', align: 'end', value: ({ rate }) => exactly(rate, 2), node: () => '5.26' },
    { id: 'fee', header: 'Fee', value: ({ fee }) => fee, figure: { power: 0, decimals: 1 } },
    { id: 'opened', header: 'Opened', value: ({ opened }) => opened, date: true },
    { id: 'actions', header: 'Actions', hideHeader: true, menu: true, node: () => 'Open' },
  ];
  const rows: Row[] = [
    { name: 'Domestic bonds', rate: '0.052631', fee: '-1234.567', opened: '2020-04-01' },
    { name: 'Cash', rate: null, fee: null, opened: null },
  ];
  const foot = (column: string) => (column === 'name' ? { value: 'Total' } : column === 'return' ? { value: exactly('0.01', 2) } : null);
  const read = plainTable({ title: 'T', columns, rows, foot });
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
  expect(read.foot).toEqual(['Total', { exact: '1' }, null, null]);
});
