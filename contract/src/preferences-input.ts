import * as z from 'zod/mini';
import { day, id } from './fields';
import { languages } from './languages';
import { assetTypes } from './organisations';
import { amountUnits, densities, firstDays, negativeStyles, themes } from './preferences';

/** A user's preferences as stored on the server. Every field is optional: a missing one keeps its value. */
export const preferencesInput = z.strictObject({
  asOfDate: z.optional(z.nullable(day)),
  assetId: z.optional(z.nullable(id)),
  assetType: z.optional(z.nullable(z.enum(assetTypes, 'invalid'))),
  useLatestAsOfDate: z.optional(z.nullable(z.boolean('invalid'))),
  language: z.optional(z.nullable(z.enum(languages, 'invalid'))),
  theme: z.optional(z.nullable(z.enum(themes, 'invalid'))),
  density: z.optional(z.nullable(z.enum(densities, 'invalid'))),
  unit: z.optional(z.nullable(z.enum(amountUnits, 'invalid'))),
  negative: z.optional(z.nullable(z.enum(negativeStyles, 'invalid'))),
  firstDay: z.optional(z.nullable(z.enum(firstDays, 'invalid'))),
});
export type PreferencesInput = z.infer<typeof preferencesInput>;
