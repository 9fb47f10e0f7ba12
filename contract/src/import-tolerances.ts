import * as z from 'zod/mini';
import { id, requiredText } from './fields';

/** The unit of a limit; a fraction is shown as percent. */
export const toleranceUnits = ['percentPoints', 'fraction', 'deviations'] as const;
export type ToleranceUnit = (typeof toleranceUnits)[number];

export const TOLERANCE_MAX = 1_000_000;

/** The tolerance of a check; null restores the limit of the wider level. The version is the one that was read, 0 where there was none. */
export const toleranceInput = z.strictObject({
  code: requiredText(64),
  entityId: z._default(z.nullable(id), null),
  value: z.nullable(z.number('required').check(z.gte(0, 'negative'), z.lte(TOLERANCE_MAX, 'tooLarge'))),
  version: z.int('required').check(z.gte(0, 'invalid')),
});
export type ToleranceInput = z.infer<typeof toleranceInput>;
