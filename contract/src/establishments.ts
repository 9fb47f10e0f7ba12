import * as z from 'zod/mini';
import { country, name, requiredText } from './fields';

/** A place of business: participating employer, office of a vehicle (decisions G15). */
export const establishmentInput = z.strictObject({
  ref: requiredText(64),
  name,
  nameJp: z.optional(z.nullable(name)),
  country,
});
export type EstablishmentInput = z.infer<typeof establishmentInput>;
