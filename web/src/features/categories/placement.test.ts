import { expect, test } from 'vitest';
import { linesOf } from './matrix';
import { changedMembers, countMoves, moved, placed, placementOf } from './placement';
import type { Category } from './queries';

const category = (id: string, axis: string, memberIds: string[]): Category => ({
  id,
  axis,
  memberIds,
  memberCount: memberIds.length,
  version: 3,
  kind: 'portfolio',
  formerKind: null,
  ref: id,
  name: id,
  nameJp: id,
  colour: 8,
  isInPolicy: false,
  xCategories: [],
  yCategories: [],
});
const categories = [category('bonds', 'class', ['a', 'b']), category('shares', 'class', ['c']), category('japan', 'x', ['a'])];
const saved = placementOf(categories);

test('a move between categories changes both, and one back changes nothing', () => {
  const there = placed(saved, 'class', ['b'], 'shares');
  expect(countMoves(saved, there)).toBe(1);
  expect(changedMembers(categories, there)).toEqual([
    { categoryId: 'bonds', version: 3, entityIds: ['a'] },
    { categoryId: 'shares', version: 3, entityIds: expect.arrayContaining(['b', 'c']) },
  ]);
  expect(changedMembers(categories, placed(there, 'class', ['b'], 'bonds'))).toEqual([]);
});

test('axes do not touch each other, and taking out leaves nothing behind', () => {
  const out = placed(saved, 'x', ['a'], null);
  expect(changedMembers(categories, out)).toEqual([{ categoryId: 'japan', version: 3, entityIds: [] }]);
});

test('an item goes to its place and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

test('the grid has every place, the unassigned ones too, and classes for rows where there is no Y', () => {
  const { columns, looseColumn, rows, looseRow } = linesOf(categories, 'en', 'none');
  expect([columns, rows].map(lines => lines.map(({ name }) => name))).toEqual([['japan'], ['bonds', 'shares']]);
  expect(['a', 'b', 'c', 'd'].map(id => [columns[0]?.holds(id), looseColumn.holds(id), looseRow.holds(id)])).toEqual([
    [true, false, false],
    [false, true, false],
    [false, true, false],
    [false, true, true],
  ]);
});
