import type { Horizon } from '@hakaru/contract/figures';
import { QUALITY_COLUMNS } from '#features/figures/public';

/** Periods of the class table, shortest first; ten years is shown even while empty, because readers look for it. */
export const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', '10y', 'itd'] as const satisfies readonly Horizon[];

const POSITION = ['marketValue.-', 'weight.-', 'policyWeight.-', 'deviation.-', 'band.-', ...QUALITY_COLUMNS];
const PERFORMANCE = HORIZONS.flatMap(horizon => [`return.${horizon}`, `benchmarkReturn.${horizon}`, `excess.${horizon}`]);

export const CLASS_COLUMNS: readonly string[] = [...POSITION, ...PERFORMANCE, 'profit.1m'];
export const TOTAL_COLUMNS: readonly string[] = [
  'flow.1m',
  'profit.1m',
  'volatility.3y',
  'trackingError.3y',
  'informationRatio.3y',
  'outsideBand.-',
  'assumedReturn.1y',
  'overAssumed.1y',
];
export const MANDATE_COLUMNS: readonly string[] = ['marketValue.-', 'contribution.1m'];
