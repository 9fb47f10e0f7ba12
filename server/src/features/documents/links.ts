import { findReplacement } from '#features/fund-notices/public';
import { inTransaction, type SignedIn } from '#platform/context';

/** Which notice a document replaces, and which one replaces it. */
export async function documentLinks(ctx: SignedIn, documentId: string) {
  return await inTransaction(ctx, ctx => findReplacement(ctx.db, { organisationId: ctx.actor.organisation.id, documentId }));
}
