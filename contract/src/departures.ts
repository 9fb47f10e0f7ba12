import * as z from 'zod/mini';
import { requiredText } from './fields';
import { presentedPassword } from './passwords';

/** The layout of the archive; a reader of it looks here first. */
export const ARCHIVE_FORMAT = 1;
/** How long the archive lies ready: it holds everything, so it lies nowhere longer than it must. */
export const ARCHIVE_DAYS = 7;

export const archiveStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Whoever takes everything out says once more of which organisation, and who they are. */
export const archiveInput = z.strictObject({ name: requiredText(255), password: presentedPassword });
export type ArchiveInput = z.infer<typeof archiveInput>;
