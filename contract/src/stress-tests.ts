import * as z from 'zod/mini';
import { name, requiredText } from './fields';

/** The target of a shock: a class by the id of its account, or a factor of the vendor's model by its code. */
export const shockKinds = ['class', 'factor'] as const;
export type ShockKind = (typeof shockKinds)[number];

const SHOCKS_MAX = 60;

/** In percent to four decimals: a loss is at most 100, and a shock of zero is refused. */
const percent = z.string('required').check(
  z.regex(/^-?\d{1,3}(\.\d{1,4})?$/, 'number'),
  z.refine(value => !(Number(value) < -100) && Number(value) !== 0, 'shockRange'),
);

export const stressTestInput = z
  .strictObject({
    name,
    shocks: z
      .array(z.strictObject({ on: z.enum(shockKinds, 'invalid'), target: requiredText(64), percent }))
      .check(z.minLength(1, 'required'), z.maxLength(SHOCKS_MAX, 'tooMany')),
  })
  .check(ctx => {
    const { shocks } = ctx.value;
    if (new Set(shocks.map(({ on, target }) => `${on} ${target}`)).size < shocks.length)
      ctx.issues.push({ code: 'custom', message: 'taken', path: ['shocks'], input: shocks });
  });
export type StressTestInput = z.infer<typeof stressTestInput>;
