import * as z from 'zod/mini';
import { day, requiredText } from './fields';
import { presentedPasskey } from './passkeys';
import { presentedPassword } from './passwords';
import { presentedCode } from './second-factors';

/** The version of the archive's layout, which readers check first. */
export const ARCHIVE_FORMAT = 1;
/** How many days the archive stays available: it contains everything, so it is kept no longer than necessary. */
export const ARCHIVE_DAYS = 7;

export const archiveStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Before exporting everything, the user confirms the organisation's name and proves their own identity. */
export const archiveInput = z.strictObject({
  name: requiredText(255),
  password: presentedPassword,
  code: presentedCode,
  passkey: presentedPasskey,
});
export type ArchiveInput = z.infer<typeof archiveInput>;

/** An archive older than this no longer proves that the organisation has its data. */
export const ARCHIVE_VALID_DAYS = 30;

export const deletionStates = ['requested', 'running', 'done', 'withdrawn'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** Super-users name the organisation they delete and prove their identity; the day is when the last backup containing it is gone. */
export const deletionInput = z.strictObject({
  ref: requiredText(255),
  backupsUntil: day,
  password: presentedPassword,
  code: presentedCode,
  passkey: presentedPasskey,
});
export type DeletionInput = z.infer<typeof deletionInput>;

export const deletionApproval = z.strictObject({
  ref: requiredText(255),
  password: presentedPassword,
  code: presentedCode,
  passkey: presentedPasskey,
});
export type DeletionApproval = z.infer<typeof deletionApproval>;
