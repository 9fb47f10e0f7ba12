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
