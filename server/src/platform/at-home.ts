import type { SignedIn } from './context';
import { inScope } from './db';

/** Runs one transaction on the user's own data, which belongs to the organisation they come from, even while they work in another. */
export function atHome<T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  return inScope(ctx.db, { organisation: ctx.actor.user.organisationId }, trx => work({ ...ctx, db: trx }));
}
