import { useMemo } from 'react';
import { useFigureSeries, type BookView, type ShownFigure } from '#features/figures/public';

/** One entity's months up to the as-of date, by column: the data of every chart about it. */
export function useMonths({ index, asOf }: BookView, entityId: string, columns: readonly string[]) {
  const from = index.book.monthEnds[0] ?? asOf;
  const query = useFigureSeries({ entityId, columns, from, to: asOf });
  const { data } = query;
  const asked = columns.join();
  const months = useMemo(() => data && readable(data, asked.split(',')), [data, asked]);
  return { ...query, months };
}

type Point = { asOf: string; figures: ShownFigure[] };
export type Months = ReturnType<typeof readable>;

/** Starts at the first month that has any value. */
function readable(points: readonly Point[], columns: readonly string[]) {
  const first = points.findIndex(({ figures }) => figures.some(({ value }) => value !== null));
  const present = first < 0 ? [] : points.slice(first);
  const figure = (at: number, column: string) => present[at]?.figures[columns.indexOf(column)];
  return {
    days: present.map(({ asOf }) => asOf),
    figure,
    values: (column: string) => present.map((_, at) => asNumber(figure(at, column)?.value)),
    on: (day: string, column: string) =>
      figure(
        present.findIndex(({ asOf }) => asOf === day),
        column,
      ),
  };
}

export function asNumber(value: string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
