import { AppError } from '@hakaru/contract/errors';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import type { Book } from './book';
import { findOwnerName } from './owner-store';

/** Whose money it is: the sender's own organisation, or the client that granted access. */
export type Client = { ref: string; en: string; jp: string };

/** The owner of a book; whatever is made of the book is headed and named by it, whoever makes it. */
export async function clientOf({ app, actor }: SignedIn, { ownerId }: Pick<Book, 'ownerId'>): Promise<Client> {
  const { organisation } = actor;
  if (ownerId === organisation.id) return { ref: organisation.ref, en: organisation.nameEn, jp: organisation.nameJp };
  const found = await inScope(app.database.db, { organisation: ownerId }, db => findOwnerName(db, ownerId));
  if (!found) throw new AppError('notFound');
  return found;
}
