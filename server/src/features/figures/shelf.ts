import { AppError } from '@hakaru/contract/errors';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { loadBook, reloadBook } from './load-book';
import { narrowed, type Sight } from './narrow';
import * as store from './store';
import { Worker } from './worker';

/** Books are kept while they are true: a told fact raises the asset's version, and the next reader reads what is new. */
const shelf = new Map<string, { version: string; worker: Worker }>();
const SHELF_MAX = 12;

/** The worker over an asset as the sender may see it, or not found: a stranger learns nothing, not even that it exists. */
export async function workerFor(ctx: SignedIn, assetId: string, known: string | null = null): Promise<Worker> {
  const sight = await sightOf(ctx, assetId);
  if (!sight) throw new AppError('notFound');
  return await inScope(ctx.app.database.db, { organisation: sight.ownerId }, async db => {
    const asset = await store.findAsset(db, { id: assetId, ownerId: sight.ownerId });
    if (!asset) throw new AppError('notFound');
    const whose = sight.mandates ? ctx.actor.organisation.id : 'whole';
    const place = `${assetId} ${known ?? 'now'} ${whose}`;
    const kept = shelf.get(place);
    const version = `${asset.version} ${sight.mandates ? JSON.stringify([...sight.mandates]) : ''}`;
    if (kept?.version === version) {
      shelf.delete(place);
      shelf.set(place, kept);
      return kept.worker;
    }
    const book =
      kept && known === null && !sight.mandates ? await reloadBook(db, asset, kept.worker.book) : await loadBook(db, asset, known);
    const worker = new Worker(sight.mandates ? narrowed(book, sight.mandates) : book);
    shelf.set(place, { version, worker });
    if (shelf.size > SHELF_MAX) shelf.delete(shelf.keys().next().value ?? '');
    return worker;
  });
}

/** Whose rows to read, and which mandates of them; `mandates` null means all. */
export async function sightOf(ctx: SignedIn, assetId: string): Promise<{ ownerId: string; mandates: Sight | null } | null> {
  const { organisation } = ctx.actor;
  const own = organisation.assets.find(({ id }) => id === assetId);
  if (own) return { ownerId: own.ownerId, mandates: null };
  const grants = await inScope(ctx.app.database.db, { organisation: organisation.id }, db =>
    store.findGrants(db, organisation.id, assetId),
  );
  const mandates = new Map(grants.flatMap(({ entityId, toDay }) => (entityId ? [[entityId, toDay] as const] : [])));
  const [first] = grants;
  return first && mandates.size > 0 ? { ownerId: first.ownerId, mandates } : null;
}
