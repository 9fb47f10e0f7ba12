import { AppError } from '@hakaru/contract/errors';
import { inScope, type Db } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { changeOf, loadBook } from './load-book';
import { narrowed, type Sight } from './narrow';
import * as store from './store';
import { Worker } from './worker';

/** A book with the version it is true for, and the narrower books of those who may see a part of it. */
type Kept = { version: string; worker: Worker; parts: Map<string, Worker> };

/** Books are kept while they are true: a told fact raises the asset's version, and the next reader reads what is new. */
const shelf = new Map<string, Kept>();
const SHELF_MAX = 12;
const FACTS_MAX = 800_000;

/** Readers who come while a book is being read wait for that reading. */
const reading = new Map<string, Promise<Kept>>();

/** The worker over an asset as the sender may see it, or not found: a stranger learns nothing, not even that it exists. */
export async function workerFor(ctx: SignedIn, assetId: string, known: string | null = null): Promise<Worker> {
  const sight = await sightOf(ctx, assetId);
  if (!sight) throw new AppError('notFound');
  return await inScope(ctx.app.database.db, { organisation: sight.ownerId }, async db => {
    const asset = await store.findAsset(db, { id: assetId, ownerId: sight.ownerId });
    if (!asset) throw new AppError('notFound');
    const kept = await keptBook(db, asset, known);
    return sight.mandates ? partOf(kept, sight.mandates) : kept.worker;
  });
}

async function keptBook(db: Db, asset: store.AssetRow, known: string | null): Promise<Kept> {
  const place = `${asset.id} ${known ?? 'now'}`;
  const held = shelf.get(place);
  if (held?.version === asset.version) return putOnTop(place, held);
  const wanted = `${place} ${asset.version}`;
  const already = reading.get(wanted);
  if (already) return await already;
  const read = readWorker(db, asset, known, held).then(worker => putOnTop(place, { version: asset.version, worker, parts: new Map() }));
  reading.set(wanted, read);
  try {
    return await read;
  } finally {
    reading.delete(wanted);
  }
}

async function readWorker(db: Db, asset: store.AssetRow, known: string | null, held: Kept | undefined): Promise<Worker> {
  const change = held && (await changeOf(db, asset, held.worker.book));
  return change ? held.worker.after(change.book, change.changed) : new Worker(await loadBook(db, asset, known));
}

/** The one used last lies on top; the lowest go when there are too many, or too much in them. */
function putOnTop(place: string, kept: Kept): Kept {
  shelf.delete(place);
  shelf.set(place, kept);
  for (const [lowest] of shelf) {
    if (lowest === place || (shelf.size <= SHELF_MAX && factsOnShelf() <= FACTS_MAX)) break;
    shelf.delete(lowest);
  }
  return kept;
}

function factsOnShelf(): number {
  let count = 0;
  for (const { worker } of shelf.values()) count += worker.factCount;
  return count;
}

/** Lets go of everything worked out for an asset: the next reader reads and works out all of it. */
export function forgetBook(assetId: string): void {
  for (const place of shelf.keys()) if (place.startsWith(assetId)) shelf.delete(place);
}

/** Cut from the whole book, which is read once for its owner and all grantees. */
function partOf({ worker, parts }: Kept, sight: Sight): Worker {
  const place = JSON.stringify([...sight]);
  const held = parts.get(place) ?? new Worker(narrowed(worker.book, sight));
  parts.set(place, held);
  return held;
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
