import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { sumOfProducts } from '#number/sum';
import { missing, type Reason, type Result } from '#result';
import { chainLink, type MaybeReturn } from '#returns/chain-link';
import { driftedWeights } from './drift';
import { isResetMonth, isWholePolicy, type Policy, policyIn, type RebalanceRule } from './rebalancing';

/** Month-ends in order, one row of part returns for each, the policies, and the rule that brings the weights back to them. */
export type PolicyBlend = {
  monthEnds: readonly Day[];
  returns: readonly (readonly MaybeReturn[])[];
  policies: readonly Policy[];
  rebalance?: RebalanceRule;
  /** The month a year (and its quarters) starts in for rebalancing: January unless said. */
  yearStart?: number;
  /** The same month-end by month-end, where it changed in between. */
  yearStarts?: readonly number[];
};

/** One month of a blend: its return and the weights it began with. */
export type BlendedMonth = { day: Day; result: Result; weights: readonly number[] | null };

/**
 * A policy-weighted benchmark: R = sum w r each month, weights reset by the rule and drifted in between. A part that has weight but no
 * return leaves the month a gap, and drifted weights unknown until the next reset.
 *
 * @example policyWeighted({ monthEnds: ['2024-01-31'], returns: [[0.1, -0.05]], policies: [{ from: '2024-01-01', weights: [0.5, 0.5] }] })
 *   // [{ day: '2024-01-31', result: { value: 0.025 }, weights: [0.5, 0.5] }]
 */
export function policyWeighted(blend: PolicyBlend, note: Note = ignore): BlendedMonth[] {
  const rule = blend.rebalance ?? 'monthly';
  let held: Held = { weights: null, policy: null, reason: 'no_data' };
  return blend.monthEnds.map((day, index) => {
    held = weightsAt(blend, rule, index, held);
    const month = monthOf(day, held, blend.returns[index] ?? []);
    note({ id: 'blendedReturn', value: month.result.value, unit: 'rate', at: day });
    for (const [part, weight] of (held.weights ?? []).entries())
      note({ id: 'weight', value: weight, unit: 'factor', at: `${day} ${part}` });
    held = afterMonth(held, month, blend.returns[index] ?? []);
    return month;
  });
}

/**
 * The linked return of a blend over all its months.
 *
 * @example blendedReturn(blend) // { value: 0.15835042 }
 */
export function blendedReturn(blend: PolicyBlend, note: Note = ignore): Result {
  const months = policyWeighted(blend, note);
  const refused = months.find(month => month.result.value === null);
  if (refused && refused.result.value === null) return missing(refused.result.reason);
  return chainLink(
    months.map(month => month.result.value),
    {},
    note,
  );
}

/**
 * The linked return with the weights and return of each month.
 *
 * @example explainBlendedReturn(blend).options // { rebalance: 'monthly', yearStart: 1 }
 */
export function explainBlendedReturn(blend: PolicyBlend) {
  const options = { rebalance: blend.rebalance ?? 'monthly', yearStart: blend.yearStart ?? 1 };
  return explained('benchmarks.policy-weighted', options, note => blendedReturn(blend, note));
}

type Held = { weights: readonly number[] | null; policy: Policy | null; reason: Reason };

function weightsAt(blend: PolicyBlend, rule: RebalanceRule, index: number, held: Held): Held {
  const day = blend.monthEnds[index];
  const policy = day && policyIn(blend.policies, day);
  if (!policy) return held;
  const yearStart = blend.yearStarts?.[index] ?? blend.yearStart ?? 1;
  const state = { isFirst: held.policy === null, isNewPolicy: policy !== held.policy, yearStart };
  if (!isResetMonth(rule, day, state)) return held;
  return isWholePolicy(policy.weights)
    ? { weights: policy.weights, policy, reason: 'gap' }
    : { weights: null, policy, reason: 'not_applicable' };
}

function monthOf(day: Day, held: Held, returns: readonly MaybeReturn[]): BlendedMonth {
  const { weights } = held;
  if (!weights) return { day, result: missing(held.reason), weights };
  if (weights.length !== returns.length) throw new RangeError(`a weight and a return for each part in ${day}`);
  const needed = returns.map((each, part) => (weights[part] === 0 ? (each ?? 0) : each));
  const present = needed.filter(each => each !== null);
  if (present.length < needed.length) return { day, result: missing('gap'), weights };
  return { day, result: { value: sumOfProducts(weights, present) }, weights };
}

function afterMonth(held: Held, month: BlendedMonth, returns: readonly MaybeReturn[]): Held {
  if (!month.weights || month.result.value === null) return { ...held, weights: null };
  const drifted = driftedWeights(
    month.weights,
    returns.map(each => each ?? 0),
  );
  return drifted.value === null ? { ...held, weights: null, reason: drifted.reason } : { ...held, weights: drifted.value };
}
