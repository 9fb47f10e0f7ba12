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

/** Sum and average are null where nothing is selected that can be added up. */
export type Summary = { cells: number; sum: number | null; average: number | null; isMixed: boolean; subtotals: number };

/** What a selection holds: figures by the unit they are in, and how many lines were left out because their parts are selected too. */
export type SelectedFigures = { byUnit: ReadonlyMap<string, readonly number[]>; subtotals: number };

/**
 * Count, sum and average of the selected figures, for the line under the grid. Yen and percent have no sum, nor has a whole together with its
 * parts. A preview, never a published figure.
 */
export function summarise(cells: number, { byUnit, subtotals }: SelectedFigures): Summary {
  const isMixed = byUnit.size > 1;
  const [figures = []] = isMixed ? [] : byUnit.values();
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const isEmpty = figures.length === 0;
  return { cells, sum: isEmpty ? null : sum, average: isEmpty ? null : sum / figures.length, isMixed, subtotals };
}
