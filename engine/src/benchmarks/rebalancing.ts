import { type Day, partsOf } from '#calendar/day';
import { monthIndexOf } from '#calendar/month-end';

/** When the weights of a blend return to policy. `policy-change` resets only when the policy does; `never` keeps the first for good. */
export type RebalanceRule = 'monthly' | 'quarterly' | 'annual' | 'policy-change' | 'never';

/** Weights as decimals, and the day they are dated: they hold from the start of that day's month. */
export type Policy = { from: Day; weights: readonly number[] };

/**
 * Whether weights total 100 % at four decimals of a percent, as a policy must.
 *
 * @example isWholePolicy([0.333333, 0.333333, 0.333334]) // true
 */
export function isWholePolicy(weights: readonly number[]): boolean {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.abs(total - 1) < HALF_A_UNIT;
}

/**
 * The policy in force in a month: the last one dated in that month or before. Null before the first.
 *
 * @example policyIn([{ from: '2024-02-15', weights: [1] }], '2024-02-29')?.weights // [1]
 */
export function policyIn(policies: readonly Policy[], monthEnd: Day): Policy | null {
  const month = monthIndexOf(monthEnd);
  const inForce = policies.filter(policy => monthIndexOf(policy.from) <= month);
  return inForce.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1) ?? null;
}

/**
 * Whether the weights return to policy at the start of a month. The first month always does; a new policy takes effect under every
 * rule but `never`.
 *
 * @example isResetMonth('quarterly', '2024-04-30', { isFirst: false, isNewPolicy: false }) // true
 */
export function isResetMonth(
  rule: RebalanceRule,
  monthEnd: Day,
  state: { isFirst: boolean; isNewPolicy: boolean; yearStart?: number },
): boolean {
  if (state.isFirst) return true;
  if (rule === 'never') return false;
  if (state.isNewPolicy || rule === 'monthly') return true;
  const elapsed = (partsOf(monthEnd).month - (state.yearStart ?? 1) + 12) % 12;
  return rule === 'annual' ? elapsed === 0 : rule === 'quarterly' && elapsed % 3 === 0;
}

const HALF_A_UNIT = 0.000_000_5 + 1e-12; // half of 0.0001 %, and the rounding of adding up
