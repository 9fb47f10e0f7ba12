import { monthIndexOf } from '#calendar/month-end';
import { HORIZON_COUNT, horizonsAt, horizonTable, type ReturnTable } from '#returns/horizon-batch';
import { emptyHistory, horizonHistory } from '#returns/horizon-history';
import type { BenchCase } from './measure';
import { stream } from './random';

const SERIES = 10_000;
const MONTHS = 120;

/** All horizons for 10,000 series of 120 months: at the last month-end, and at every one. */
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
      return () => missingIn(horizonsAt(table, LAST, { fiscalYearStart: 4 }, into).reasons, { from: 0, step: 1 });
    },
  },
  {
    name: 'All horizons, 10,000 series × 120 months, every month-end',
    units: SERIES,
    unit: 'series',
    // One division per cell, one exp per yearly cell, one log1p (an exp's work) per month.
    calls: { exp: SERIES * MONTHS * 7, multiplyAdd: SERIES * MONTHS * HORIZON_COUNT },
    limitMs: 600,
    aimMs: 400,
    prepare: () => {
      const table = randomReturns();
      const into = emptyHistory(table);
      return () => missingIn(horizonHistory(table, { fiscalYearStart: 4 }, into).reasons, { from: MONTHS - 1, step: MONTHS });
    },
  },
];

const FIRST = '2016-01-31';
const LAST = '2025-12-31';

// At the last month-end ten years lie behind every series, so that no horizon may be missing there.
function missingIn(reasons: Uint8Array, places: { from: number; step: number }): number {
  let missing = 0;
  for (let place = places.from; place < reasons.length; place += places.step) if (reasons[place] !== 0) missing++;
  return missing;
}

function randomReturns(): ReturnTable {
  const next = stream(20251231);
  const returns = Float64Array.from({ length: SERIES * MONTHS }, () => 0.006 + 0.08 * (next() - 0.5));
  return { series: SERIES, months: MONTHS, firstMonth: monthIndexOf(FIRST), returns };
}
