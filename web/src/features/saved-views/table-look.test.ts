import { expect, test } from 'vitest';
import type { GridColumn } from '#ui/grid/grid-column';
import { arranged, moved, USUAL } from './table-look';

const column = (id: string, more: Partial<GridColumn<unknown>> = {}): GridColumn<unknown> => ({
  id,
  header: id,
  width: 1,
  value: () => id,
  ...more,
});
const columns = [column('name'), column('value'), column('1y'), column('3y'), column('menu', { menu: true })];
const ids = (look: Partial<typeof USUAL>, of = columns) =>
  arranged(of, { ...USUAL, ...look }, 1)
    .map(({ id }) => id)
    .join(' ');

test('1.16 columns stand as they were arranged; the name stays first and the menu last', () => {
  expect(ids({})).toBe('name value 1y 3y menu');
  expect(ids({ hidden: ['value', 'name', 'menu'] })).toBe('name 1y 3y menu');
  expect(ids({ order: ['3y', 'menu', 'name', 'value', '1y'] })).toBe('name 3y value 1y menu');
});

test('a column a view does not know follows the one it usually follows', () => {
  expect(ids({ order: ['3y', 'value'] })).toBe('name 3y value 1y menu');
  expect(ids({ order: ['3y', '1y', 'value'] }, [...columns.slice(0, 4), column('5y'), ...columns.slice(4)])).toBe(
    'name 3y 5y 1y value menu',
  );
});

test('a column moves by a step and not beyond the end', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
});
