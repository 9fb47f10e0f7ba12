import type { GridColumn } from './grid-column';

export type PlacedColumn<Row> = { column: GridColumn<Row>; at: number; left: number; width: number; pinned: boolean };
export type HeadGroup = { label: string; left: number; width: number; pinned: boolean; key: string };

/** Columns from left to right with their widths; spare width goes to those that grow. */
export function placeColumns<Row>(columns: readonly GridColumn<Row>[], room: number, pinned: number): PlacedColumn<Row>[] {
  const base = columns.reduce((sum, { width }) => sum + width, 0);
  const growth = columns.reduce((sum, { grow = 0 }) => sum + grow, 0);
  const spare = Math.max(0, room - base);
  let left = 0;
  return columns.map((column, at) => {
    const width = Math.floor(column.width + (growth > 0 ? (spare * (column.grow ?? 0)) / growth : 0));
    const placed = { column, at, left, width, pinned: at < pinned };
    left += width;
    return placed;
  });
}

/** What is seen of a column that does not fit: its empty beginning, which says that there is more to the right. */
const PEEK_PX = 14;

/**
 * Widens the name on a phone, so that the edge of the screen cuts no figure: 24,260 of which “24,” is left reads as another number. The
 * columns that fit whole stay as they are.
 */
export function cutBetweenColumns<Row>(columns: readonly GridColumn<Row>[], room: number): readonly GridColumn<Row>[] {
  const [name, ...others] = columns;
  if (!name) return columns;
  let used = name.width;
  const cut = others.find(({ width }) => {
    if (used + width > room) return true;
    used += width;
    return false;
  });
  const spare = room - used - PEEK_PX;
  return cut && used > name.width && spare > 0 ? [{ ...name, width: name.width + spare }, ...others] : columns;
}

/** Adjacent columns with the same heading share one; columns without a heading have an empty place above them. */
export function headGroups<Row>(columns: readonly PlacedColumn<Row>[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  for (const { column, left, width, pinned } of columns) {
    const last = groups.at(-1);
    const label = column.group ?? '';
    if (last && last.label === label && last.pinned === pinned) last.width += width;
    else groups.push({ label, left, width, pinned, key: column.id });
  }
  return groups;
}
