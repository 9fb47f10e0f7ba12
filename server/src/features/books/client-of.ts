import { AppError } from '@hakaru/contract/errors';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import type { Book } from './book';
import { findOwnerName } from './owner-store';

/** The name of a book's owner: the sender's own organisation, or the client that granted access. */
export async function clientNameOf({ app, actor }: SignedIn, { ownerId }: Pick<Book, 'ownerId'>): Promise<{ en: string; jp: string }> {
  const { organisation } = actor;
  if (ownerId === organisation.id) return { en: organisation.nameEn, jp: organisation.nameJp };
  const found = await inScope(app.database.db, { organisation: ownerId }, db => findOwnerName(db, ownerId));
  if (!found) throw new AppError('notFound');
  return found;
}
