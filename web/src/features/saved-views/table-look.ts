import { useSyncExternalStore } from 'react';
import type { Sort } from '#ui/grid/grid-rows';

/** What can be arranged: a column of a grid or of a plain list. Menus of the row, and columns without a heading to name, stay where they are. */
export type Arrangeable = { id: string; header: string; group?: string; menu?: true; hideHeader?: boolean };

export const staysLast = ({ menu, hideHeader }: Arrangeable): boolean => menu === true || hideHeader === true;

/**
 * How far a view reaches: the columns of a table that is part of a page, the filters too of a list that is the page, and the reader's
 * unit and density where figures stand.
 */
export type ViewExtent = 'part' | 'list' | 'figures';

/** How a table is arranged just now: what is hidden, in which order the rest stands, and what it is sorted by. */
export type TableLook = { order: readonly string[] | null; hidden: readonly string[]; sort: Sort; viewId: string | null };

export const USUAL: TableLook = { order: null, hidden: [], sort: null, viewId: null };

/** Kept while the tab is open, so that a table is found as it was left. What should last is saved as a view. */
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
 * The columns in the order of a look. The pinned stand first and menus of the row last; a column the look does not know follows the one
 * it usually follows.
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

/** The same ids with one moved by a step; the same list when it stands at the end already. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const at = ids.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= ids.length) return ids;
  const next = ids.toSpliced(at, 1);
  next.splice(to, 0, id);
  return next;
}
