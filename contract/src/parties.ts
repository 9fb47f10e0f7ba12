import * as z from 'zod/mini';
import { partyRoles } from './enumerations';
import { day, id, name } from './fields';

/** A party of a mandate: its role and period (decisions G103). */
export const partyInput = z
  .strictObject({
    role: z.enum(partyRoles, 'invalid'),
    name,
    nameJp: z.optional(z.nullable(name)),
    organisationId: z._default(z.nullable(id), null),
    fromDay: day,
    toDay: z._default(z.nullable(day), null),
  })
  .check(ctx => {
    const { fromDay, toDay } = ctx.value;
    if (toDay !== null && toDay < fromDay) ctx.issues.push({ code: 'custom', message: 'endBeforeStart', path: ['toDay'], input: toDay });
  });
export type PartyInput = z.infer<typeof partyInput>;
