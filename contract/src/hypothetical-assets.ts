import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { day, id, name } from './fields';
import { keptRows, splitErrors } from './splits';

/** When the weights are reset to their initial values. */
export const hypotheticalRules = ['monthly', 'quarterly', 'annual', 'never'] as const;
export type HypotheticalRule = (typeof hypotheticalRules)[number];

/** The maximum number of mixes compared with the actual asset at once. */
export const COMPARED_MAX = 5;
const COMPONENTS_MAX = 40;
/** A mix may be part of another; the maximum nesting. */
export const DEPTH_MAX = 3;

/** Whether fees are deducted: all mixes of a comparison are on one basis. */
export const hypotheticalBases = ['net', 'gross'] as const;
export type HypotheticalBasis = (typeof hypotheticalBases)[number];

/** Why a component has no months, or not all of them. */
export const gapReasons = ['noReturns', 'grossOnly', 'otherCurrency', 'withdrawn', 'missingMonth'] as const;
export type GapReason = (typeof gapReasons)[number];

/** The windows of rolling figures, in months. */
export const rollingWindows = [12, 36, 60] as const;
export type RollingWindow = (typeof rollingWindows)[number];

/**
 * The nesting depth of a mix, including itself; null for a cycle or a depth above the limit.
 *
 * @example depthOf('a', id => (id === 'a' ? ['b'] : [])) // 2
 */
export function depthOf(id: string, mixesIn: (id: string) => readonly string[], around: readonly string[] = []): number | null {
  if (around.includes(id) || around.length > DEPTH_MAX) return null;
  let below = 0;
  for (const part of mixesIn(id)) {
    const depth = depthOf(part, mixesIn, [...around, id]);
    if (depth === null) return null;
    below = Math.max(below, depth);
  }
  return below + 1;
}

export const hypotheticalInput = z
  .strictObject({
    name,
    rebalance: z.enum(hypotheticalRules, 'invalid'),
    feePercent: z.string('required').check(z.regex(/^(10|\d)(\.\d{1,4})?$/, 'number')),
    fromDay: day.check(z.refine(isMonthEnd, 'monthEnd')),
    rows: z
      .array(z.strictObject({ id, percent: z.nullable(z.string()) }))
      .check(z.minLength(1, 'required'), z.maxLength(COMPONENTS_MAX, 'tooMany')),
  })
  .check(ctx => {
    const { rows } = ctx.value;
    const errors = splitErrors(rows);
    const isTwice = new Set(rows.map(row => row.id)).size < rows.length;
    const code = isTwice ? 'taken' : (errors['total']?.[0] ?? Object.values(errors)[0]?.[0]);
    if (code) ctx.issues.push({ code: 'custom', message: code, path: ['rows'], input: rows });
  });
export type HypotheticalInput = z.infer<typeof hypotheticalInput>;

/** The parts of a mix with a weight. */
export const componentsOf = ({ rows }: Pick<HypotheticalInput, 'rows'>) => keptRows(rows);
