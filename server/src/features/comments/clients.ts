import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import * as store from './store';

/** The names of the client a comment is about; null for the reader's own organisation. */
export type Client = store.Names | null;

/** Looks up the clients among some owners. Each is read in a scope of its own; the caller has checked that the reader may see what they own. */
export async function findClients({ app, actor }: SignedIn, ownerIds: readonly string[]): Promise<(ownerId: string) => Client> {
  const found = new Map<string, Client>();
  for (const ownerId of new Set(ownerIds)) {
    if (ownerId === actor.organisation.id) continue;
    found.set(ownerId, await inScope(app.database.db, { organisation: ownerId }, db => store.findNames(db, ownerId)));
  }
  return ownerId => found.get(ownerId) ?? null;
}
