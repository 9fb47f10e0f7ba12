import { AppError, isAppError } from '@hakaru/contract/errors';
import { codeOf } from './db';

// A constraint named `table__field__code` names the field it is about.
const NAMED_CONSTRAINT = /^[a-z_]+?__([a-z_]+?)__([a-zA-Z]+)$/;
// Includes a full disk, which is temporary and not the user's fault.
// 57014 is a statement that was cancelled because its time, or its request's, was over.
const OUTAGE = /^(?:08|53|57P0|57014|ECONN|ETIMEDOUT|EPIPE|ENOENT|ENOSPC|EDQUOT|EFBIG|EROFS)/;
const OUTAGE_TEXT = /timeout exceeded|Query read timeout|Connection terminated|timeout expired/i;
const RETRY_SECONDS = 2;
// A malformed id gets the same answer as one that does not exist.
const MALFORMED_ID = '22P02';

/** Translates an error for the user: a violated constraint, an outage, or a bug of ours. */
export function asRefusal(error: unknown): AppError {
  if (isAppError(error)) return error;
  const constraint =
    error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
      ? NAMED_CONSTRAINT.exec(error.constraint)
      : null;
  if (constraint) return new AppError('invalid', { [camel(constraint[1] ?? '')]: [constraint[2] ?? 'invalid'] });
  if (codeOf(error) === MALFORMED_ID && error instanceof Error && /type uuid/.test(error.message)) return new AppError('notFound');
  if (isOutage(error)) return new AppError('unavailable', {}, RETRY_SECONDS);
  return new AppError('internal');
}

export function isOutage(error: unknown): boolean {
  return OUTAGE.test(codeOf(error)) || (error instanceof Error && OUTAGE_TEXT.test(error.message));
}

function camel(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
