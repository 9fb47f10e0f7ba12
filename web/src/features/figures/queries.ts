import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { AsOfContext, AssetContext } from './asset-context';
import {
  BookDocument,
  ChangesDocument,
  FigureHistoryDocument,
  FigureSeriesDocument,
  TraceDocument,
  type FigureGridQueryVariables,
} from './figures.gen';
import { askGrid } from './grids-together';
import { keyedGrid, keyedHistory, keyedSeries, type FigureRows, type ShownFigure } from './keyed-figures';
import { useUrlText } from './url-text';

export type { ShownFigure } from './keyed-figures';
export type GridRows = NonNullable<FigureGridQueryVariables['rows']>;

/** The figures requested: a set of the book or named entities, and columns written `measure.horizon` (`return.1y`, `marketValue.-`). */
export type Scope = { rows: GridRows } | { entityIds: readonly string[] };
export type GridQuery = Scope & { columns: readonly string[]; asOf?: string };

/** Asset, as-of date and knowledge time of every figure on a screen: from the shell or the client, and from the address. */
export function useBookContext(): { assetId: string; asOf: string; known: string | null } {
  const { assetId, asOfDate } = useProfile();
  const chosen = use(AssetContext);
  const day = use(AsOfContext);
  const [known] = useUrlText('known');
  return { assetId: chosen ?? assetId ?? '', asOf: day ?? asOfDate ?? '', known };
}

/**
 * The structure of the asset: entities, classes, policies, month-ends. During a refetch the previous data stays, but never that of another
 * asset.
 */
export function useBook(assetId?: string) {
  const place = useBookContext();
  const variables = { assetId: assetId ?? place.assetId, known: place.known, asOf: place.asOf || null };
  return useQuery({
    queryKey: ['figures', 'book', variables],
    queryFn: async ({ signal }) => (await ask(BookDocument, variables, signal)).book,
    enabled: variables.assetId !== '',
    placeholderData: before => (before?.assetId === variables.assetId ? before : undefined),
  });
}

/** Figures by entity and column: `data.at(entityId, 'return.1y')`. The previous figures stay while new ones load. */
export function useFigureGrid({ columns, asOf, ...scope }: GridQuery) {
  const place = useBookContext();
  const variables = { assetId: place.assetId, asOf: asOf ?? place.asOf, known: place.known, columns: [...columns], ...scopeOf(scope) };
  const isNamed = variables.entityIds === undefined || variables.entityIds.length > 0;
  const query = useQuery({
    queryKey: ['figures', 'grid', variables],
    queryFn: async ({ signal }) => keyedGrid(await askGrid(variables, signal), variables.columns, variables.asOf),
    enabled: variables.assetId !== '' && variables.asOf !== '' && columns.length > 0 && isNamed,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const asked = columns.join();
  const grid = useMemo(() => data && figureGrid(data, asked.split(',')), [data, asked]);
  return { ...query, data: grid };
}

export type FigureGrid = ReturnType<typeof figureGrid>;

export function figureGrid(rows: FigureRows, columns: readonly string[]) {
  const places = new Map(rows.map(({ entityId, figures }) => [entityId, new Map(columns.map((column, at) => [column, figures[at]]))]));
  return {
    ids: rows.map(({ entityId }) => entityId),
    at: (entityId: string, column: string): ShownFigure | undefined => places.get(entityId)?.get(column),
  };
}

/** Figures of one entity, month by month. */
export function useFigureSeries({
  entityId,
  columns,
  from,
  to,
}: {
  entityId: string;
  columns: readonly string[];
  from: string;
  to: string;
}) {
  const { assetId, known } = useBookContext();
  const variables = { assetId, known, entityId, from, to, columns: [...columns] };
  return useQuery({
    queryKey: ['figures', 'series', variables],
    queryFn: async ({ signal }) => keyedSeries((await ask(FigureSeriesDocument, variables, signal)).figureSeries, columns, entityId),
    enabled: assetId !== '' && entityId !== '' && from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}

/** One column of several entities month by month, for stacked charts and sparklines. */
export function useFigureHistory({ column, from, to, ...scope }: Scope & { column: string; from: string; to: string }) {
  const { assetId, known } = useBookContext();
  const variables = { assetId, known, column, from, to, ...scopeOf(scope) };
  return useQuery({
    queryKey: ['figures', 'history', variables],
    queryFn: async ({ signal }) => keyedHistory((await ask(FigureHistoryDocument, variables, signal)).figureHistory, column, variables),
    enabled: assetId !== '' && from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}

export const TRACE_PAGE = 50;

export function useTrace(key: string, page: number) {
  const { assetId, known } = useBookContext();
  const variables = { assetId, known, key, page, first: TRACE_PAGE };
  return useQuery({
    queryKey: ['figures', 'trace', variables],
    queryFn: async ({ signal }) => (await ask(TraceDocument, variables, signal)).trace,
    enabled: assetId !== '',
    placeholderData: (before, query) => (query && JSON.stringify(query.queryKey).includes(key) ? before : undefined),
  });
}

/** The figures of a screen that have changed since a day, and the facts that changed them. */
export function useChanges({ since, columns, ...scope }: Scope & { since: string; columns: readonly string[] }) {
  const { assetId, asOf } = useBookContext();
  const variables = { assetId, asOf, since, columns: [...columns], ...scopeOf(scope) };
  return useQuery({
    queryKey: ['figures', 'changes', variables],
    queryFn: async ({ signal }) => (await ask(ChangesDocument, variables, signal)).changes,
    enabled: assetId !== '' && asOf !== '',
  });
}

function scopeOf(scope: Scope): { rows?: GridRows; entityIds?: string[] } {
  return 'rows' in scope ? { rows: scope.rows } : { entityIds: [...scope.entityIds] };
}
