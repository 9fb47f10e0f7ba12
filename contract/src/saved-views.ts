import * as z from 'zod/mini';
import { requiredText } from './fields';
import { amountUnits, densities } from './preferences';

/** More would be hard to choose from. */
export const VIEWS_PER_SCREEN = 30;
/** All views are loaded with the first table, so their number is limited too. */
export const VIEWS_PER_PERSON = 300;
/** The same limits for a team's shared views. */
export const TEAM_VIEWS_PER_SCREEN = 30;
export const TEAM_VIEWS_MAX = 300;
export const VIEW_NAME_MAX = 80;

const word = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'));

/** A saved arrangement of a table. Filters are parameters of the address, as the screen writes them; null leaves the screen's own value. */
export const savedViewInput = z.strictObject({
  screen: z.string('required').check(z.regex(/^[a-z][A-Za-z0-9-]{0,63}$/, 'invalid')),
  name: requiredText(VIEW_NAME_MAX),
  columns: z.array(word).check(z.maxLength(100, 'tooLong')),
  sort: z.nullable(z.strictObject({ column: word, descending: z.boolean('invalid') })),
  filters: z
    .array(z.strictObject({ name: word, value: z.string('required').check(z.maxLength(500, 'tooLong')) }))
    .check(z.maxLength(30, 'tooLong')),
  unit: z.nullable(z.enum(amountUnits, 'invalid')),
  density: z.nullable(z.enum(densities, 'invalid')),
});
export type SavedViewInput = z.infer<typeof savedViewInput>;

export type SavedView = SavedViewInput & {
  id: string;
  isDefault: boolean;
  version: number;
  /** Shared with everybody in the organisation. */
  isTeam: boolean;
  /** The name of the user who shared it; null for the user's own views, and when that account is gone. */
  sharedBy: string | null;
  /** Whether the current user may change and delete it. */
  mayChange: boolean;
};
