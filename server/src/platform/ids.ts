import { AppError } from '@hakaru/contract/errors';
import { id } from '@hakaru/contract/fields';

/** An id from a request. A malformed one gets the same answer as one that does not exist. */
export function idOf(text: string): string {
  if (!id.safeParse(text).success) throw new AppError('notFound');
  return text.toLowerCase();
}
