import { monthIndexOf } from '#calendar/month-end';
import { horizonsAt, horizonTable, type ReturnTable } from '#returns/horizon-batch';
import type { BenchCase } from './measure';
import { stream } from './random';

export const SERIES = 10_000;
export const MONTHS = 120;

/** All horizons for 10,000 series of 120 months at the last month-end, as a recalculation checks them. */
export const horizonCases: readonly BenchCase[] = [
  {
    name: 'All horizons, 10,000 series × 120 months, one month-end',
    units: SERIES,
    unit: 'series',
    // One multiply-add per month, one power (two exp) per yearly horizon.
    calls: { exp: SERIES * 12, multiplyAdd: SERIES * MONTHS },
    limitMs: 25,
    aimMs: 15,
    prepare: () => {
      const table = randomReturns();
      const into = horizonTable(SERIES);
      return () => missingIn(horizonsAt(table, LAST, { fiscalYearStart: 4 }, into).reasons);
    },
  },
];

const FIRST = '2016-01-31';
export const LAST = '2025-12-31';

// At the last month-end ten years lie behind every series, so that no horizon may be missing there.
function missingIn(reasons: Uint8Array): number {
  return reasons.reduce((missing, reason) => missing + (reason === 0 ? 0 : 1), 0);
}

/** Months between −3.4 % and +4.6 %, the same ones every time. */
export function randomReturns(): ReturnTable {
  const next = stream(20251231);
  const returns = Float64Array.from({ length: SERIES * MONTHS }, () => 0.006 + 0.08 * (next() - 0.5));
  return { series: SERIES, months: MONTHS, firstMonth: monthIndexOf(FIRST), returns };
}
