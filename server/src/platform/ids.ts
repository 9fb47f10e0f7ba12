import { AppError } from '@hakaru/contract/errors';
import { id } from '@hakaru/contract/fields';

/** An id somebody sent. One that cannot be any row's is answered like one that is nobody's. */
export function idOf(text: string): string {
  if (!id.safeParse(text).success) throw new AppError('notFound');
  return text.toLowerCase();
}
