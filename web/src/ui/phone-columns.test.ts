import { describe, expect, test } from 'vitest';
import { byPriority, foldColumns } from './phone-columns';

const COLUMNS = [
  { id: 'name' },
  { id: 'code' },
  { id: 'weight' },
  { id: 'excess', priority: 3 },
  { id: 'value', priority: 1 },
  { id: 'return', priority: 2 },
  { id: 'spare', priority: 9 },
  { id: 'actions', menu: true as const },
];
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id).join(' ');

describe('columns on a phone', () => {
  test('value, return and excess stand beside the name, before codes and weight', () => {
    expect(ids(byPriority(COLUMNS))).toBe('name value return excess spare code weight actions');
  });

  test('a plain table keeps the first three and the buttons, and folds the rest; none is lost', () => {
    const { shown, folded } = foldColumns(COLUMNS, true);
    expect(ids(shown)).toBe('name value return excess actions');
    expect(ids(folded)).toBe('code weight spare');
    expect(shown.length + folded.length).toBe(COLUMNS.length);
  });

  test('a drawing with a priority is folded like any other column; one without stays, as buttons do', () => {
    const drawn = [...COLUMNS, { id: 'bar', menu: true as const, priority: 8 }];
    const { shown, folded } = foldColumns(drawn, true);
    expect(ids(shown)).toBe('name value return excess actions');
    expect(ids(folded)).toBe('code weight spare bar');
  });

  test('elsewhere, and without priorities, a table is as it was', () => {
    expect(ids(foldColumns(COLUMNS, false).shown)).toBe(ids(COLUMNS));
    const plain = COLUMNS.map(({ id }) => ({ id }));
    expect(foldColumns(plain, true)).toEqual({ shown: plain, folded: [] });
  });
});
