import { findReplacement } from '#features/fund-notices/public';
import { inTransaction, type SignedIn } from '#platform/context';

/** The notice that a document replaces, and the one that replaces it. */
export async function documentLinks(ctx: SignedIn, documentId: string) {
  return await inTransaction(ctx, ctx => findReplacement(ctx.db, { organisationId: ctx.actor.organisation.id, documentId }));
}
