import type { Cell } from '@hakaru/workbook/workbook';

/** Sets adjacent cells from a position on, extending the rows as needed. */
export function putCells(rows: (Cell | null)[][], { row, column }: { row: number; column: number }, cells: readonly Cell[]): void {
  while (rows.length <= row) rows.push([]);
  const line = rows[row];
  if (!line) return;
  while (line.length < column) line.push(null);
  for (const [offset, cell] of cells.entries()) line[column + offset] = cell;
}
