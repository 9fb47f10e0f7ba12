import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  CurrencyHedgeDocument,
  CurrencyHedgeHistoryDocument,
  HedgeClientsDocument,
  type HedgeRowFieldsFragment,
} from './currency-hedge.gen';

const FIGURES = ['exposure', 'exposureBase', 'notional', 'ratio', 'gap', 'value', 'cost', 'spotUp', 'spotDown'] as const;
type FigureName = (typeof FIGURES)[number];
type Plain = HedgeRowFieldsFragment[FigureName];
/** A hedge belongs to one mandate and carries no quality itself; its trace shows that of each part. */
type Shown = Plain & { quality: null };
export type HedgeLine = Omit<HedgeRowFieldsFragment, FigureName> & Record<FigureName, Shown>;

const shown = (figure: Plain): Shown => ({ ...figure, quality: null });

function lineOf(row: HedgeRowFieldsFragment): HedgeLine {
  const figures = Object.fromEntries(FIGURES.map(name => [name, shown(row[name])])) as Record<FigureName, Shown>; // one entry per name
  return { ...row, ...figures };
}

export function useHedges(assetId: string, known: string | null) {
  return useQuery({
    queryKey: ['currency-hedge', assetId, known],
    queryFn: async ({ signal }) => {
      const { day, rows, totals } = (await ask(CurrencyHedgeDocument, { assetId, known }, signal)).currencyHedge;
      return { day, rows: rows.map(lineOf), totals: totals.map(lineOf) };
    },
    enabled: assetId !== '',
  });
}

/** The clients a manager hedges for. */
export function useHedgeClients() {
  return useQuery({
    queryKey: ['currency-hedge', 'clients'],
    queryFn: async ({ signal }) => (await ask(HedgeClientsDocument, {}, signal)).hedgeClients,
  });
}

export function useHedgeHistory(wanted: { assetId: string; entityId: string; currency: string }) {
  return useQuery({
    queryKey: ['currency-hedge', 'history', wanted],
    queryFn: async ({ signal }) => (await ask(CurrencyHedgeHistoryDocument, wanted, signal)).currencyHedgeHistory,
  });
}

export function useRefreshHedges() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['currency-hedge'] });
}
