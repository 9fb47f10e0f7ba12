/** A cell by its position; row −1 is the heading. */
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

/** Sum and average are null where the selection has nothing to add up. */
export type Summary = { cells: number; sum: number | null; average: number | null; isMixed: boolean; subtotals: number };

/** The figures of a selection by unit, and how many rows were left out because their parts are selected too. */
export type SelectedFigures = { byUnit: ReadonlyMap<string, readonly number[]>; subtotals: number };

/**
 * Count, sum and average of the selected figures, for the line below the grid. Figures of different units have no sum, and a total is not
 * added to its parts. A preview, never a published figure.
 */
export function summarise(cells: number, { byUnit, subtotals }: SelectedFigures): Summary {
  const isMixed = byUnit.size > 1;
  const [figures = []] = isMixed ? [] : byUnit.values();
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const isEmpty = figures.length === 0;
  return { cells, sum: isEmpty ? null : sum, average: isEmpty ? null : sum / figures.length, isMixed, subtotals };
}
