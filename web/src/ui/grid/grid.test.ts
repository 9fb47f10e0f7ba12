import { expect, test } from 'vitest';
import { asAmount, asRate, type GridColumn } from './grid-column';
import { rawText, shifted, shownTable, tsvOf } from './grid-export';
import { keyAction, type KeyScene } from './grid-keys';
import { cutBetweenColumns, headGroups, placeColumns } from './grid-layout';
import { boundsOf, cellCount, summarise } from './grid-range';
import { nextSort, openableIds, ordering, visibleRows, type Tree } from './grid-rows';

type Line = { id: string; name: string; mv: string | null; rate?: string | null; kids?: Line[] };

const lines: Line[] = [
  {
    id: 'b',
    name: '国内債券',
    mv: '70072000000',
    rate: '-0.0034',
    kids: [
      { id: 'b1', name: '=HYPERLINK("x")', mv: '9', rate: null },
      { id: 'b2', name: 'NOMURA, passive', mv: '31240000000', rate: '0.05263' },
    ],
  },
  { id: 'c', name: 'Cash', mv: null },
];
const tree: Tree<Line> = { rows: lines, rowId: line => line.id, children: line => line.kids };
const name: GridColumn<Line> = { id: 'name', header: 'Name', width: 100, grow: 1, value: line => line.name };
const mv: GridColumn<Line> = { id: 'mv', header: 'Market value', group: 'Position', width: 80, value: line => line.mv, figure: asAmount() };
const rate: GridColumn<Line> = { id: 'rate', header: '1Y', group: 'Return %', width: 60, value: line => line.rate, figure: asRate };
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join(' ');

test('children show under opened parents only, with their level', () => {
  expect(ids(visibleRows(tree, new Set(), null))).toBe('b c');
  const all = visibleRows(tree, 'all', null);
  expect(all.map(({ id, depth, parentId, hasChildren }) => [id, depth, parentId, hasChildren])).toEqual([
    ['b', 0, null, true],
    ['b1', 1, 'b', false],
    ['b2', 1, 'b', false],
    ['c', 0, null, false],
  ]);
  expect(openableIds(tree)).toEqual(['b']);
});

test('siblings are sorted among themselves; missing stands last either way', () => {
  expect(ids(visibleRows(tree, 'all', ordering(mv, true)))).toBe('b b2 b1 c');
  expect(ids(visibleRows(tree, 'all', ordering(mv, false)))).toBe('b b1 b2 c');
});

test('a heading cycles: figures from the largest, text from the first, then as given', () => {
  const first = nextSort(null, mv);
  expect([first, nextSort(first, mv), nextSort(nextSort(first, mv), mv)]).toEqual([
    { columnId: 'mv', descending: true },
    { columnId: 'mv', descending: false },
    null,
  ]);
  expect(nextSort(first, name)).toEqual({ columnId: 'name', descending: false });
});

test.each([
  ['-0.05263', 2, '-5.263'],
  ['31240000000', -6, '31240'],
  ['9', -6, '0.000009'],
  ['1.5e-7', 2, '0.000015'],
  ['0.00', 2, '0'],
  ['-0.000', 2, '0'],
  ['12.5', 3, '12500'],
  ['n/a', 2, 'n/a'],
])('%s times ten to %i is %s, digit by digit', (value, power, expected) => {
  expect(shifted(value, power)).toBe(expected);
});

test('1.16 a file carries group and heading, exact figures in the unit of the heading, days as days, and no menu', () => {
  const day: GridColumn<Line> = { id: 'day', header: 'Day', width: 80, date: true, value: () => '2026-09-30' };
  const buttons: GridColumn<Line> = { id: 'more', header: 'More', width: 40, menu: true, value: () => null };
  const table = shownTable({
    title: 'T',
    rows: visibleRows(tree, 'all', null),
    columns: [name, mv, rate, day, buttons],
    totals: undefined,
  });
  expect(table.columns.map(({ group, header }) => [group, header])).toEqual([
    [undefined, 'Name'],
    ['Position', 'Market value'],
    ['Return %', '1Y'],
    [undefined, 'Day'],
  ]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['国内債券', { exact: '70072' }, { exact: '-0.34' }, { date: '2026-09-30' }],
    ['=HYPERLINK("x")', { exact: '0.000009' }, null, { date: '2026-09-30' }],
    ['NOMURA, passive', { exact: '31240' }, { exact: '5.263' }, { date: '2026-09-30' }],
    ['Cash', null, null, { date: '2026-09-30' }],
  ]);
});

test('a copy is tab-separated raw values', () => {
  expect(tsvOf(lines, [name, rate])).toBe('国内債券\t-0.34\nCash\t');
  expect(tsvOf(lines, [name, { ...rate, group: 'Return %' }], true).split('\n')[0]).toBe(`${name.header}\tReturn % ${rate.header}`);
  expect(rawText({ id: 'x', name: 'a\tb', mv: null }, { ...name, exported: () => 'Published' })).toBe('Published');
});

test('a range has no direction, never holds the heading, and is summed', () => {
  const bounds = boundsOf({ row: 3, column: 2 }, { row: -1, column: 0 });
  expect(bounds).toEqual({ top: 0, bottom: 3, left: 0, right: 2 });
  expect(cellCount(bounds)).toBe(12);
  const one = { byUnit: new Map([['percent', [1.5, -0.5, 2]]]), subtotals: 1 };
  expect(summarise(9, one)).toEqual({ cells: 9, sum: 3, average: 1, isMixed: false, subtotals: 1 });
  expect(summarise(2, { byUnit: new Map(), subtotals: 0 }).average).toBeNull();
  const two = { byUnit: new Map([...one.byUnit, ['yen', [70_072]]]), subtotals: 0 };
  expect(summarise(4, two)).toEqual({ cells: 4, sum: null, average: null, isMixed: true, subtotals: 0 });
});

const scene: KeyScene = {
  at: { row: 1, column: 0 },
  rows: 10,
  columns: 4,
  page: 5,
  canOpen: false,
  isOpen: false,
  parentRow: null,
  isTree: true,
};
const press = (key: string, change: Partial<KeyScene> = {}, { shift = false, command = false } = {}) =>
  keyAction({ key, shift, command }, { ...scene, ...change });
const to = (row: number, column: number, extend = false) => ({ do: 'move', to: { row, column }, extend });

test('keys move, open, close, climb, extend, copy', () => {
  expect(press('ArrowDown')).toEqual(to(2, 0));
  expect(press('ArrowUp', { at: { row: 0, column: 2 } })).toEqual(to(-1, 2));
  expect(press('ArrowUp', { at: { row: 0, column: 2 } }, { shift: true })).toEqual(to(0, 2, true));
  expect(press('ArrowRight', { canOpen: true })).toEqual({ do: 'open' });
  expect(press('ArrowRight', { canOpen: true, isOpen: true })).toEqual(to(1, 1));
  expect(press('ArrowLeft', { canOpen: true, isOpen: true })).toEqual({ do: 'close' });
  expect(press('ArrowLeft', { parentRow: 0 })).toEqual(to(0, 0));
  expect(press('ArrowLeft', { at: { row: 1, column: 2 }, parentRow: 0 })).toEqual(to(1, 1));
  expect(press('End', {}, { command: true })).toEqual(to(9, 3));
  expect(press('Home', { at: { row: 7, column: 3 } })).toEqual(to(7, 0));
  expect(press('PageDown', { at: { row: 8, column: 1 } })).toEqual(to(9, 1));
  expect(press('Enter', { canOpen: true })).toEqual({ do: 'toggle' });
  expect(press('Enter', { at: { row: 1, column: 2 } })).toEqual({ do: 'enter' });
  expect(press('Enter', { at: { row: -1, column: 2 } })).toEqual({ do: 'sort' });
  expect(press('a', {}, { command: true })).toEqual({ do: 'all' });
  expect(press('c', {}, { command: true })).toEqual({ do: 'copy' });
  expect(press('C', {}, { command: true })).toEqual({ do: 'copy' });
  expect(press('C', {}, { command: true, shift: true })).toEqual({ do: 'copyWithHeadings' });
  expect(press('c')).toBeNull();
});

test('spare room goes to columns that grow; neighbours under one heading merge', () => {
  const placed = placeColumns([name, mv, rate, { ...rate, id: 'r3' }], 400, 1);
  expect(placed.map(({ left, width, pinned }) => [left, width, pinned])).toEqual([
    [0, 200, true],
    [200, 80, false],
    [280, 60, false],
    [340, 60, false],
  ]);
  expect(headGroups(placed).map(({ label, left, width }) => [label, left, width])).toEqual([
    ['', 0, 200],
    ['Position', 200, 80],
    ['Return %', 280, 120],
  ]);
});

test('on a phone the edge of the screen cuts no figure: a column that does not fit shows only its empty beginning', () => {
  const column = (id: string, width: number) => ({ id, header: id, width, value: () => null });
  const columns = [column('name', 136), column('value', 98), column('month', 64), column('year', 78)];
  const placed = placeColumns(cutBetweenColumns(columns, 364), 364, 1);
  expect(placed.map(({ left, width }) => [left, width])).toEqual([
    [0, 188],
    [188, 98],
    [286, 64],
    [350, 78],
  ]);
  expect(cutBetweenColumns(columns, 400)).toBe(columns); // all fit
  expect(cutBetweenColumns(columns, 200)).toBe(columns); // none fits
});
