import type { Horizon } from '@hakaru/contract/figures';
import { QUALITY_COLUMNS, type BookView, type FigureGrid } from '#features/figures/public';

export const LIST_HORIZONS = ['1m', '3m', 'fytd', '1y', '3y'] as const satisfies readonly Horizon[];
export const DETAIL_HORIZONS = ['1m', '3m', '6m', 'fytd', '1y', '3y', '5y', '10y', 'itd'] as const satisfies readonly Horizon[];

export const POLICY_COLUMNS: readonly string[] = [
  'policyWeight.-',
  'band.-',
  'weight.-',
  'deviation.-',
  'outsideBand.-',
  'marketValue.-',
  'toPolicy.-',
  'toBand.-',
  ...QUALITY_COLUMNS,
];
export const LIST_COLUMNS: readonly string[] = [
  ...POLICY_COLUMNS,
  ...LIST_HORIZONS.map(horizon => `return.${horizon}`),
  ...LIST_HORIZONS.map(horizon => `excess.${horizon}`),
];
export const DETAIL_COLUMNS: readonly string[] = [
  ...POLICY_COLUMNS,
  ...DETAIL_HORIZONS.flatMap(horizon => [`return.${horizon}`, `benchmarkReturn.${horizon}`, `excess.${horizon}`]),
];

export type ClassesProps = { view: BookView; figures: FigureGrid | undefined; total: FigureGrid | undefined; isRefreshing: boolean };
