import type { SignedIn } from './context';
import { inScope } from './db';

/** One transaction on what is the sender's own: it lives in the organisation they come from, also while they work as another. */
export function atHome<T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  return inScope(ctx.db, { organisation: ctx.actor.user.organisationId }, trx => work({ ...ctx, db: trx }));
}
