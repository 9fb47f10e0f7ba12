import { tableFor, xirrBatch, type FlowTable } from '#private-assets/xirr-batch';
import type { BenchCase } from './measure';
import { stream } from './random';

const FLOWS = 40;
const CALLS = 12;
const ROUNDS = 4; // the calibration loop does the exponentials of four evaluations per series

/** XIRR over funds of 40 flows (12 calls, 27 distributions, a closing NAV), 10,000 and 100,000 of them; limit 15 µs and aim 8 µs each. */
export const xirrCases: readonly BenchCase[] = [caseOf(10_000), caseOf(100_000)];

/**
 * So many funds of 40 flows over ten to fourteen years, with whole days and yearly growth between -5 % and 30 %.
 *
 * @example fundFlows(2).starts // Int32Array [0, 40, 80]
 */
export function fundFlows(count: number): FlowTable {
  const next = stream(40);
  const days = new Int32Array(count * FLOWS);
  const amounts = new Float64Array(count * FLOWS);
  for (let k = 0; k < count; k++) {
    const life = 3650 + Math.floor(next() * 1460);
    const growth = next() * 0.35 - 0.05;
    for (let i = 0; i < FLOWS; i++) {
      const isCall = i < CALLS;
      const day = i === FLOWS - 1 ? life : Math.floor(isCall ? (i + next()) * 120 : 900 + ((i - CALLS + next()) / 27) * (life - 900));
      const size = 0.5 + next();
      days[k * FLOWS + i] = day;
      amounts[k * FLOWS + i] = isCall ? -size * 1e6 : size * 4.5e5 * (1 + growth) ** (day / 365 - 2);
    }
  }
  return { days, amounts, starts: Int32Array.from({ length: count + 1 }, (_, k) => k * FLOWS) };
}

function caseOf(count: number): BenchCase {
  return {
    name: `XIRR, ${count / 1000},000 series of ${FLOWS} flows`,
    units: count,
    unit: 'series',
    calls: { exp: count * FLOWS * ROUNDS, multiplyAdd: count * FLOWS * ROUNDS * 3 },
    limitMs: count * 0.015,
    aimMs: count * 0.008,
    prepare: () => {
      const table = fundFlows(count);
      const into = tableFor(count);
      return () => failures(xirrBatch(table, into).states);
    },
  };
}

function failures(states: Uint8Array): number {
  let failed = 0;
  for (const state of states) if (state !== 0) failed++;
  return failed;
}
