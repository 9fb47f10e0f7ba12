import * as z from 'zod/mini';
import { day, id } from './fields';
import { percentUnits, splitErrors } from './splits';
import { changeReason } from './structure';

/** A band around a target, in percent: not negative, at most the whole. */
const band = z.string('required').check(
  z.refine(value => {
    const units = percentUnits(value);
    return units !== null && units >= 0n && units <= 1_000_000n;
  }, 'targetRange'),
);

/** A version of the policy mix: a target and a band for each class, from a day on; targets total 100 at four decimals. */
export const policyInput = z
  .strictObject({
    fromDay: day,
    reason: changeReason,
    rows: z
      .array(z.strictObject({ id, percent: z.nullable(z.string()), band }))
      .check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
  })
  .check(ctx => {
    for (const [path, [code = 'invalid']] of Object.entries(splitErrors(ctx.value.rows))) {
      ctx.issues.push({ code: 'custom', message: code, path: path.split('.'), input: ctx.value });
    }
  });
export type PolicyInput = z.infer<typeof policyInput>;
