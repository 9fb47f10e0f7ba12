import { useSyncExternalStore } from 'react';
import type { Sort } from '#ui/grid/grid-rows';

/** A column that can be arranged, of a grid or a plain list. Row menus and columns without a heading keep their place. */
export type Arrangeable = { id: string; header: string; group?: string; menu?: true; hideHeader?: boolean };

export const staysLast = ({ menu, hideHeader }: Arrangeable): boolean => menu === true || hideHeader === true;

/**
 * What a view contains: the columns of a table that is part of a page; also the filters of a list that is the page; and also unit and
 * density where there are figures.
 */
export type ViewExtent = 'part' | 'list' | 'figures';

/** The current arrangement of a table: hidden columns, the order of the others, and the sorting. */
export type TableLook = { order: readonly string[] | null; hidden: readonly string[]; sort: Sort; viewId: string | null };

export const USUAL: TableLook = { order: null, hidden: [], sort: null, viewId: null };

/** Kept while the tab is open, so that a table is found as it was left. Lasting arrangements are saved as views. */
const looks = new Map<string, TableLook>();
const listeners = new Set<() => void>();

export function useTableLook(screen: string): [TableLook, (change: Partial<TableLook>) => void] {
  const look = useSyncExternalStore(watch, () => looks.get(screen) ?? USUAL);
  return [look, change => setTableLook(screen, { ...(looks.get(screen) ?? USUAL), ...change })];
}

export function setTableLook(screen: string, look: TableLook): void {
  looks.set(screen, look);
  for (const listener of listeners) listener();
}

export function isUntouched(screen: string): boolean {
  return !looks.has(screen);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The columns in the order of an arrangement. Pinned columns come first and row menus last; a column that the arrangement does not name
 * follows the one it usually follows.
 */
export function arranged<Column extends Arrangeable>(columns: readonly Column[], { order, hidden }: TableLook, pinned: number): Column[] {
  const fixed = (column: Column, at: number) => at < pinned || staysLast(column);
  const shown = columns.filter((column, at) => fixed(column, at) || !hidden.includes(column.id));
  if (!order) return shown;
  const byId = new Map(shown.map(column => [column.id, column]));
  const held = new Set(columns.flatMap((column, at) => (fixed(column, at) ? [column.id] : [])));
  const ids = order.filter(id => byId.has(id) && !held.has(id));
  for (const [at, { id }] of shown.entries()) {
    if (held.has(id) || ids.includes(id)) continue;
    const before = shown.slice(0, at).findLast(column => ids.includes(column.id));
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
  }
  const start = shown.filter(column => held.has(column.id) && !staysLast(column));
  const end = shown.filter(staysLast);
  return [...start, ...ids.flatMap(id => byId.get(id) ?? []), ...end];
}

/** The ids with one of them moved by a step; unchanged when it is at the end already. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const at = ids.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= ids.length) return ids;
  const next = ids.toSpliced(at, 1);
  next.splice(to, 0, id);
  return next;
}
