import * as z from 'zod/mini';
import { day, requiredText } from './fields';
import { presentedPassword } from './passwords';
import { presentedCode } from './second-factors';

/** The layout of the archive; a reader of it looks here first. */
export const ARCHIVE_FORMAT = 1;
/** How long the archive lies ready: it holds everything, so it lies nowhere longer than it must. */
export const ARCHIVE_DAYS = 7;

export const archiveStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Whoever takes everything out says once more of which organisation, and who they are. */
export const archiveInput = z.strictObject({ name: requiredText(255), password: presentedPassword, code: presentedCode });
export type ArchiveInput = z.infer<typeof archiveInput>;

/** An archive this old no longer shows that the organisation has its data. */
export const ARCHIVE_VALID_DAYS = 30;

export const deletionStates = ['requested', 'running', 'done', 'withdrawn'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** Super-users name what they delete, and say who they are; the day is that on which the last backup with it is gone. */
export const deletionInput = z.strictObject({
  ref: requiredText(255),
  backupsUntil: day,
  password: presentedPassword,
  code: presentedCode,
});
export type DeletionInput = z.infer<typeof deletionInput>;

export const deletionApproval = z.strictObject({ ref: requiredText(255), password: presentedPassword, code: presentedCode });
export type DeletionApproval = z.infer<typeof deletionApproval>;
