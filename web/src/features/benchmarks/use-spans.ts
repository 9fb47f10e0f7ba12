import { useMemo } from 'react';
import { useFigureHistory, type BookView } from '#features/figures/public';

/** The first and the last month of a series, and how many months are missing in between. */
export type Span = { first: string; last: string; missing: number };

export function useSpans({ index, asOf }: BookView): ReadonlyMap<string, Span> {
  const from = index.book.monthEnds[0] ?? asOf;
  const { data } = useFigureHistory({ rows: 'benchmarks', column: 'return.1m', from, to: asOf });
  return useMemo(() => {
    const found = (data ?? []).map(({ entityId, figures }) => [entityId, spanOf(figures)] as const);
    return new Map(found.flatMap(([entityId, span]) => (span ? [[entityId, span] as const] : [])));
  }, [data]);
}

export function spanOf(figures: readonly { value: string | null; key: string }[]): Span | null {
  const present = figures.filter(({ value }) => value !== null);
  const first = present[0];
  const last = present.at(-1);
  if (!first || !last) return null;
  const reach = figures.indexOf(last) - figures.indexOf(first) + 1;
  return { first: dayOf(first.key), last: dayOf(last.key), missing: reach - present.length };
}

function dayOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
