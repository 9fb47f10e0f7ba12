import type { Figure } from '@hakaru/contract/figures';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { horizonCell, horizonsAt, type ReturnTable } from '@hakaru/engine/returns/horizon-batch';
import type { FigureCalculator } from '#features/books/public';
import { datesOf } from './horizon-returns';

type Row = { entityId: string; figures: readonly Figure[] };
const EXACT = 1e-12;

/**
 * Counts the period returns that an independent way of linking does not confirm: it walks back once through the months of all rows for all
 * horizons, rather than taking a window for each figure. The figures of a row are in the order of the horizons.
 */
export function countUnconfirmed(calculator: FigureCalculator, asOf: string, rows: readonly Row[]): number {
  const dated = rows.map(row => ({ ...row, ...datesOf(calculator, { entityId: row.entityId, asOf }) }));
  let count = 0;
  for (const fiscalYearStart of new Set(dated.map(row => row.fiscalYearStart))) {
    const own = dated.filter(row => row.fiscalYearStart === fiscalYearStart);
    const inceptions = own.map(({ inception }) => inception ?? null);
    const table = horizonsAt(tableOf(calculator, own), asOf, { fiscalYearStart, inceptions });
    for (const [row, { figures }] of own.entries())
      count += horizons.filter((_, horizon) => !agree(figures[horizon]?.value ?? null, horizonCell(table, { row, horizon }).value)).length;
  }
  return count;
}

function tableOf(calculator: FigureCalculator, rows: readonly Row[]): ReturnTable {
  const { first, last } = calculator.span;
  const months = last - first + 1;
  const returns = new Float64Array(rows.length * months).fill(Number.NaN);
  for (const [row, { entityId }] of rows.entries()) {
    const series = calculator.series(entityId);
    for (const [at, value] of series.returns.entries()) {
      const column = series.firstMonth + at - first;
      if (value !== null && column >= 0 && column < months) returns[row * months + column] = value;
    }
  }
  return { series: rows.length, months, firstMonth: first, returns };
}

function agree(shown: string | null, again: number | null): boolean {
  if (shown === null || again === null) return shown === null && again === null;
  return Math.abs(Number(shown) - again) <= EXACT * Math.max(1, Math.abs(again));
}
