import { missing, type Result } from '#result';
import { compoundOf } from '#number/sum';
import type { BrinsonModel } from './brinson';
import { linkingFactors, type LinkingMethod } from './linking';

/** Weights and returns of every segment in every period, period after period: cell (t, i) stands at t × segments + i. */
export type SegmentTable = {
  segments: number;
  periods: number;
  wp: Float64Array;
  wb: Float64Array;
  rp: Float64Array;
  rb: Float64Array;
};

/** Linked effects per segment, and the excess they add to. */
export type LinkedTable = { allocation: Float64Array; selection: Float64Array; interaction: Float64Array; excess: number };

/**
 * Linked Brinson effects of many segments over many periods, equal to `linkBrinson` with interaction apart. The caller has checked the
 * weights. Two passes, nothing allocated per cell.
 *
 * @example linkBrinsonBatch({ segments: 500, periods: 120, wp, wb, rp, rb }).value.allocation.length // 500
 */
export function linkBrinsonBatch(table: SegmentTable, method: LinkingMethod = 'carino', model: BrinsonModel = 'BF'): Result<LinkedTable> {
  const { segments, periods } = table;
  if (segments === 0 || periods === 0) return missing('no_data');
  const portfolio = totalsOf(table.wp, table.rp, table);
  const benchmark = totalsOf(table.wb, table.rb, table);
  const needsLogarithm = method === 'carino' || method === 'menchero';
  if (needsLogarithm && [...portfolio, ...benchmark].some(each => each <= -1)) return missing('total_loss');

  const factors = linkingFactors(method, portfolio, benchmark);
  const into = { allocation: new Float64Array(segments), selection: new Float64Array(segments), interaction: new Float64Array(segments) };
  for (let t = 0; t < periods; t++) addPeriod(into, table, { t, factor: factors[t]!, base: model === 'BF' ? benchmark[t]! : 0 });
  return { value: { ...into, excess: compoundOf(portfolio) - compoundOf(benchmark) } };
}

function totalsOf(weights: Float64Array, returns: Float64Array, { segments, periods }: SegmentTable): number[] {
  const totals: number[] = [];
  for (let t = 0; t < periods; t++) {
    let sum = 0;
    let lost = 0; // compensated, as every sum of many terms here
    for (let cell = t * segments; cell < (t + 1) * segments; cell++) {
      const term = weights[cell]! * returns[cell]! - lost;
      const next = sum + term;
      lost = next - sum - term;
      sum = next;
    }
    totals.push(sum);
  }
  return totals;
}

function addPeriod(
  into: Omit<LinkedTable, 'excess'>,
  table: SegmentTable,
  { t, factor, base }: { t: number; factor: number; base: number },
) {
  const { segments, wp, wb, rp, rb } = table;
  for (let i = 0; i < segments; i++) {
    const cell = t * segments + i;
    const over = wp[cell]! - wb[cell]!;
    const better = rp[cell]! - rb[cell]!;
    into.allocation[i]! += factor * over * (rb[cell]! - base);
    into.selection[i]! += factor * wb[cell]! * better;
    into.interaction[i]! += factor * over * better;
  }
}
