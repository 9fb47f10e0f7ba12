import type { Day } from '#calendar/day';
import type { MaybeReturn } from '#returns/chain-link';
import type { DatedReturn } from '#returns/monthly';

/** Two series whose places belong to the same periods; either side of a place may be missing. */
export type Pair = { returns: readonly MaybeReturn[]; benchmark: readonly MaybeReturn[] };

/** The riskless return per period: one for all, or one for each. */
export type RiskFree = number | readonly MaybeReturn[];

/**
 * The periods both sides have: a pair is dropped when either is missing.
 *
 * @example paired({ returns: [0.01, null, 0.03], benchmark: [0.02, 0.02, 0.01] }) // { left: [0.01, 0.03], right: [0.02, 0.01] }
 */
export function paired({ returns, benchmark }: Pair): { left: number[]; right: number[] } {
  if (returns.length !== benchmark.length) throw new RangeError('the two series do not cover the same periods');
  const left: number[] = [];
  const right: number[] = [];
  for (const [index, each] of returns.entries()) {
    const other = benchmark[index];
    if (each === null || other === null || other === undefined) continue;
    left.push(each);
    right.push(other);
  }
  return { left, right };
}

/**
 * Returns over the riskless one, period by period; missing where either is.
 *
 * @example overRiskFree([0.02, null], 0.01) // [0.01, null]
 */
export function overRiskFree(returns: readonly MaybeReturn[], riskFree: RiskFree): MaybeReturn[] {
  if (typeof riskFree !== 'number' && riskFree.length !== returns.length) throw new RangeError('the riskless series covers other periods');
  return returns.map((each, index) => {
    const free = typeof riskFree === 'number' ? riskFree : (riskFree[index] ?? null);
    return each === null || free === null ? null : each - free;
  });
}

/**
 * Both sides of a pair over the riskless return.
 *
 * @example pairOverRiskFree({ returns: [0.03], benchmark: [0.02] }, 0.01) // { returns: [0.02], benchmark: [0.01] }
 */
export function pairOverRiskFree(pair: Pair, riskFree: RiskFree): Pair {
  return { returns: overRiskFree(pair.returns, riskFree), benchmark: overRiskFree(pair.benchmark, riskFree) };
}

/**
 * Two dated series on the days both have, in the order of time.
 *
 * @example alignByDay([{ day: '2024-01-31', value: 0.01 }], [{ day: '2024-02-29', value: 0.02 }]).days // []
 */
export function alignByDay(series: readonly DatedReturn[], benchmark: readonly DatedReturn[]): Pair & { days: Day[] } {
  const other = new Map(benchmark.map(point => [point.day, point.value]));
  const shared = series.filter(point => other.has(point.day)).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return {
    days: shared.map(point => point.day),
    returns: shared.map(point => point.value),
    benchmark: shared.map(point => other.get(point.day) ?? null),
  };
}
