import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { day, id, name } from './fields';
import { keptRows, splitErrors } from './splits';

/** When the weights return to where they began. */
export const hypotheticalRules = ['monthly', 'quarterly', 'annual', 'never'] as const;
export type HypotheticalRule = (typeof hypotheticalRules)[number];

/** So many stand beside the actual asset at once. */
export const COMPARED_MAX = 5;
const COMPONENTS_MAX = 40;

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

/** The parts of a mix that weigh something. */
export const componentsOf = ({ rows }: Pick<HypotheticalInput, 'rows'>) => keptRows(rows);
