/** A place in the grid by position; row −1 is the heading. */
export type CellRef = { row: number; column: number };
export type Bounds = { top: number; bottom: number; left: number; right: number };

export function boundsOf(anchor: CellRef, tip: CellRef): Bounds {
  return {
    top: Math.max(0, Math.min(anchor.row, tip.row)),
    bottom: Math.max(anchor.row, tip.row),
    left: Math.min(anchor.column, tip.column),
    right: Math.max(anchor.column, tip.column),
  };
}

export function cellCount({ top, bottom, left, right }: Bounds): number {
  return Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1);
}

export type Summary = { cells: number; numbers: number; sum: number; average: number | null };

/** Count, sum and average of the selected figures, for the line under the grid. A preview, never a published figure. */
export function summarise(cells: number, figures: readonly number[]): Summary {
  const sum = figures.reduce((total, figure) => total + figure, 0);
  return { cells, numbers: figures.length, sum, average: figures.length > 0 ? sum / figures.length : null };
}
