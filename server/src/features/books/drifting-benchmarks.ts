import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { policyWeighted } from '@hakaru/engine/benchmarks/policy-weighted';
import type { RebalanceRule } from '@hakaru/engine/benchmarks/rebalancing';
import type { Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import { weightFacts } from './benchmark-weight-facts';
import { type BookEntity, versionOn } from './book';
import type { Blend, Calculation, Inputs } from './calculation';

/** The engine's names of the rebalancing rules. */
const RULES: Readonly<Record<string, RebalanceRule>> = {
  monthly: 'monthly',
  quarterly: 'quarterly',
  annual: 'annual',
  onChange: 'policy-change',
  never: 'never',
};

/** Whether a benchmark's weights drift for longer than a month. A spliced benchmark has one component at a time and cannot drift. */
export function drifts({ type, rebalance }: Pick<BookEntity, 'type' | 'rebalance'>): boolean {
  return (type === 'composite' || type === 'policyWeightedAverage') && rebalance !== 'monthly';
}

/** One month of a drifting benchmark. The months since its last rebalancing are inputs as well, because the weights result from them. */
export function driftingReturn(calculator: Calculation, benchmark: BookEntity, month: number, note: Note, inputs?: Inputs): Result {
  const blend = calculator.blend(benchmark.id, () => blendOf(calculator, benchmark));
  const at = month - blend.firstMonth;
  const found = blend.months[at];
  if (!found) return missing('no_data');
  const reset = inputs ? resetBefore(blend, benchmark, at) : at;
  if (inputs) for (const id of weightFacts(calculator.book, benchmark, monthEndOfIndex(blend.firstMonth + reset))) inputs.fact(id);
  for (const [index, entityId] of blend.parts.entries()) {
    const weight = found.weights?.[index] ?? null;
    if (weight === 0) continue;
    note({ id: 'weight', value: weight, unit: 'rate', at: entityId });
    for (let from = reset; from <= at; from++)
      inputs?.figure({ entityId, measure: 'return', horizon: '1m', asOf: monthEndOfIndex(blend.firstMonth + from) });
  }
  return found.result;
}

/** The blend starts in the first month for which every component of the first version has a return. */
function blendOf(calculator: Calculation, benchmark: BookEntity): Blend {
  const parts = [...new Set(benchmark.parts.flatMap(({ weights }) => weights.map(({ componentId }) => componentId)))];
  const policies = benchmark.parts.map(({ fromDay, weights }) => ({
    from: fromDay,
    weights: parts.map(id => Number(weights.find(({ componentId }) => componentId === id)?.weightPercent ?? 0) / 100),
  }));
  const { first, last } = calculator.span;
  const returnsAt = (month: number) => parts.map(id => calculator.series(id).returns[month - first] ?? null);
  const begins = policies[0] ? Math.max(first, monthIndexOf(policies[0].from)) : last + 1;
  let firstMonth = begins;
  while (firstMonth <= last && returnsAt(firstMonth).some((value, at) => value === null && policies[0]?.weights[at] !== 0)) firstMonth++;
  const numbers = Array.from({ length: Math.max(0, last - firstMonth + 1) }, (_, index) => firstMonth + index);
  const months = policyWeighted({
    monthEnds: numbers.map(monthEndOfIndex),
    returns: numbers.map(returnsAt),
    policies,
    rebalance: RULES[benchmark.rebalance] ?? 'monthly',
    yearStarts: numbers.map(month => versionOn(calculator.book.fiscalYears, monthEndOfIndex(month)).startMonth),
  });
  return { firstMonth, parts, months };
}

/** The last month in which the weights were rebalanced: there they equal those of a version exactly. */
function resetBefore({ firstMonth, parts, months }: Blend, { parts: versions }: BookEntity, at: number): number {
  for (let month = at; month > 0; month--) {
    const asOf = monthEndOfIndex(firstMonth + month);
    const version = versions.filter(({ fromDay }) => fromDay <= asOf).at(-1);
    const isReset = parts.every((id, index) => {
      const sink = Number(version?.weights.find(({ componentId }) => componentId === id)?.weightPercent ?? 0) / 100;
      return months[month]?.weights?.[index] === sink;
    });
    if (isReset) return month;
  }
  return 0;
}
