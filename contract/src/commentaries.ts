import * as z from 'zod/mini';
import { day, id, text, TEXT_LIMITS } from './fields';

/** The mandate's month a commentary is about, and the version it was opened with; 0 where there is none yet. */
const about = {
  assetId: id,
  entityId: id,
  asOf: day,
  version: z.pipe(z.coerce.number('invalid'), z.int('invalid').check(z.refine(value => value >= 0, 'invalid'))),
};

export const commentaryFileInput = z.strictObject(about);
export type CommentaryKey = z.infer<typeof commentaryFileInput>;

/** A manager's text about the month. An empty text withdraws it. */
export const commentaryForm = z.strictObject({ body: text(TEXT_LIMITS.note) });
