import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import type { FigureGridQuery, FigureHistoryQuery, FigureSeriesQuery } from './figures.gen';

type BareFigure = FigureGridQuery['figureGrid'][number]['figures'][number];
export type ShownFigure = BareFigure & { key: string };
export type FigureRows = { entityId: string; figures: ShownFigure[] }[];

/**
 * Responses leave the keys out, because the caller knows their parts: the entity, the column (`return.1y`, `return.itd.2024-03-31`) and the
 * day, as the contract writes them.
 */
const keyOf = (entityId: string, column: string, asOf: string): string => {
  const [measure, horizon, ...part] = column.split('.');
  return [entityId, measure, horizon, asOf, ...part].join('.');
};

const keyed = (figure: BareFigure | undefined, entityId: string, column: string, asOf: string): ShownFigure[] =>
  figure ? [{ key: keyOf(entityId, column, asOf), ...figure }] : [];

export function keyedGrid(rows: FigureGridQuery['figureGrid'], columns: readonly string[], asOf: string): FigureRows {
  return rows.map(({ entityId, figures }) => ({
    entityId,
    figures: columns.flatMap((column, at) => keyed(figures[at], entityId, column, asOf)),
  }));
}

export function keyedSeries(points: FigureSeriesQuery['figureSeries'], columns: readonly string[], entityId: string) {
  return points.map(({ asOf, figures }) => ({
    asOf,
    figures: columns.flatMap((column, at) => keyed(figures[at], entityId, column, asOf)),
  }));
}

export function keyedHistory(
  rows: FigureHistoryQuery['figureHistory'],
  column: string,
  { from, to }: { from: string; to: string },
): FigureRows {
  const months = from <= to ? monthEndsBetween(from, to) : [];
  return rows.map(({ entityId, figures }) => ({
    entityId,
    figures: months.flatMap((asOf, at) => keyed(figures[at], entityId, column, asOf)),
  }));
}
