import * as z from 'zod/mini';
import { requiredText } from './fields';
import { amountUnits, densities } from './preferences';

/** Enough for anybody who still finds the one they mean. */
export const VIEWS_PER_SCREEN = 30;
/** All of them are read with the first table, so there is an end to them too. */
export const VIEWS_PER_PERSON = 300;
/** The same for what a team shares. */
export const TEAM_VIEWS_PER_SCREEN = 30;
export const TEAM_VIEWS_MAX = 300;
export const VIEW_NAME_MAX = 80;

const word = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'));

/** A table as somebody likes it. Filters are parts of the address, as the screen writes them; what is null is left as the screen has it. */
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
  /** Shared with everybody of the organisation. */
  isTeam: boolean;
  /** Who shared it; null for one's own, and once that person is gone. */
  sharedBy: string | null;
  /** Whether the reader may change and remove it. */
  mayChange: boolean;
};
