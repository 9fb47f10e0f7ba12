import * as z from 'zod/mini';
import { entityKinds, entityTypes, type EntityKind, type EntityType } from './enumerations';
import { currency, day, id, name, requiredText, text, TEXT_LIMITS, MANDATE_LIMITS } from './fields';
import { changeReason } from './structure';

/**
 * What administrators may create from scratch. Mandates, benchmarks and companies have terms and are created on their own screens; an
 * asset's total is created with it.
 */
export const madeByAdministration = {
  account: [
    'subtotal',
    'composite',
    'summary',
    'virtual',
    'container',
    'bank',
    'clientPaidOut',
    'clientPrincipal',
    'corporation',
    'firm',
    'fx',
    'investment',
    'property',
    'security',
    'trustee',
  ] as const,
  custodial: ['bank', 'trustee', 'container', 'investment'],
  fund: ['fund', 'privateAsset', 'investment'],
} as const satisfies Partial<Record<EntityKind, readonly EntityType[]>>;

const names = { name, nameJp: z.optional(z.nullable(name)), shortName: z._default(z.nullable(text(MANDATE_LIMITS.shortName)), null) };

export const entityChange = z.strictObject({
  ref: requiredText(64),
  ...names,
  currency,
  note: z._default(z.nullable(text(TEXT_LIMITS.note)), null),
});
export type EntityChange = z.infer<typeof entityChange>;

export const entityInput = z
  .strictObject({
    ref: requiredText(64),
    kind: z.enum(entityKinds, 'invalid'),
    type: z.enum(entityTypes, 'invalid'),
    ...names,
    currency: z._default(currency, 'JPY'),
    parentId: z._default(z.nullable(id), null),
    fromDay: day,
  })
  .check(ctx => {
    const { kind, type } = ctx.value;
    const types: readonly string[] = kind in madeByAdministration ? madeByAdministration[kind as keyof typeof madeByAdministration] : []; // looked up just before
    if (!types.includes(type)) ctx.issues.push({ code: 'custom', message: 'entityType', path: ['type'], input: type });
  });
export type EntityInput = z.infer<typeof entityInput>;

/** The parent of an entity from a day on. */
export const parentInput = z.strictObject({ parentId: id, fromDay: day, reason: changeReason });

export const entityKind = z.enum(entityKinds, 'invalid');
