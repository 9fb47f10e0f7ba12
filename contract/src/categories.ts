import * as z from 'zod/mini';
import { categoryKinds } from './enumerations';
import { id, name, requiredText } from './fields';
import { changeReason, moveDay } from './structure';
import { openCategoryKinds, categoryAxes } from './address-choices';

export type OpenCategoryKind = (typeof openCategoryKinds)[number];

export type CategoryAxis = (typeof categoryAxes)[number];

/** The number of colours in the palette, in its fixed order. */
export const CATEGORY_COLOURS = 8;

export const categoryRef = requiredText(16).check(z.regex(/^[A-Z0-9-]+$/, 'categoryRef'));

export const categoryInput = z.strictObject({
  kind: z.enum(openCategoryKinds, 'invalid'),
  axis: z.enum(categoryAxes, 'invalid'),
  ref: categoryRef,
  name,
  nameJp: z.optional(z.nullable(name)),
  colour: z._default(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(CATEGORY_COLOURS, 'invalid')), CATEGORY_COLOURS),
});
export type CategoryInput = z.infer<typeof categoryInput>;

/** What can be changed in an existing category: another kind or axis would make it another category. */
export const categoryChange = z.strictObject({
  name,
  nameJp: z.optional(z.nullable(name)),
  colour: z._default(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(CATEGORY_COLOURS, 'invalid')), CATEGORY_COLOURS),
});
export type CategoryChange = z.infer<typeof categoryChange>;

export const MEMBERS_MAX = 2000;
export const CATEGORIES_MAX = 500;
const ids = z.array(id).check(z.maxLength(MEMBERS_MAX, 'tooLong'));

/** The entities of a category from now on, with the version that was read. */
export const membersInput = z
  .array(z.strictObject({ categoryId: id, version: z.int('required'), entityIds: ids }))
  .check(z.minLength(1, 'required'), z.maxLength(CATEGORIES_MAX, 'tooLong'));
export type MembersInput = z.infer<typeof membersInput>;

/** The first day of a change of classes, and a reason where that period is published. */
export const moveTerms = z.strictObject({ fromDay: moveDay, reason: changeReason });

/** A new order is sent with the one it was made from, so that simultaneous changes by two users conflict. */
export const orderInput = z.strictObject({ before: ids, after: ids });

export const categoryKind = z.enum(categoryKinds, 'invalid');

/** An entity in two categories of one axis would be counted twice. */
export function heldTwice(members: readonly { axis: string; kind: string; entityIds: readonly string[] }[]): string[] {
  const seen = new Set<string>();
  return members.flatMap(({ axis, kind, entityIds }) =>
    entityIds.filter(entityId => {
      const place = `${kind} ${axis} ${entityId}`;
      if (seen.has(place)) return true;
      seen.add(place);
      return false;
    }),
  );
}
