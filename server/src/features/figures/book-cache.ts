import { AppError } from '@hakaru/contract/errors';
import { findFigureScope, type GrantedMandates } from '#features/grants/public';
import { inScope, type Database, type Db } from '#platform/db';
import type { App, SignedIn } from '#platform/context';
import { heavily } from '#platform/request-work';
import { changeOf, loadBook } from './load-book';
import { narrowed } from './narrow';
import * as store from './store';
import { FigureCalculator } from './calculator';

/** A book with the version it is true for, and the narrower books of those who may see a part of it. */
type Kept = { version: string; calculator: FigureCalculator; parts: Map<string, FigureCalculator> };

/**
 * Books are kept while they are true: a reported fact raises the asset's version, and the next reader reads what is new. Readers who come
 * while a book is being read wait for that reading.
 */
type BookCache = { books: Map<string, Kept>; reading: Map<string, Promise<Kept>> };
const BOOKS_MAX = 12;
/** Books of earlier moments are asked for by few, and by an attacker at as many moments as there are: they never push out the present ones. */
const PAST_MAX = 4;
const FACTS_MAX = 800_000;

/** A database has a cache of its own: what one says of an asset is no truth about another's. */
const caches = new WeakMap<Database, BookCache>();

function cacheOf(database: Database): BookCache {
  const cache = caches.get(database) ?? { books: new Map(), reading: new Map() };
  caches.set(database, cache);
  return cache;
}

/** The calculator over an asset as the sender may see it, or not found: a stranger learns nothing, not even that it exists. */
export async function calculatorFor(ctx: SignedIn, assetId: string, known: string | null = null): Promise<FigureCalculator> {
  return (await openFor(ctx, assetId, known)).calculator;
}

/** What the sender may see of an asset, and the whole of it: the whole is for following changes through, never for showing. */
export type Opened = { asset: store.AssetRow; calculator: FigureCalculator; whole: FigureCalculator; mandates: GrantedMandates | null };

export async function openFor(ctx: SignedIn, assetId: string, known: string | null): Promise<Opened> {
  const scope = await findFigureScope(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  const { mandates } = scope;
  const cache = cacheOf(ctx.app.database);
  const atAsset = <T>(work: (db: Db, asset: store.AssetRow) => T | Promise<T>) =>
    inScope(ctx.app.database.db, { organisation: scope.ownerId }, async db => {
      const asset = await store.findAsset(db, { id: assetId, ownerId: scope.ownerId });
      if (!asset) throw new AppError('notFound');
      return { asset, kept: await work(db, asset) };
    });
  // Whether it must be read is asked first, so that nobody keeps a connection while waiting for a turn to read.
  const first = await atAsset((_, asset) => heldBook(cache, asset, known));
  const { asset, kept } = first.kept
    ? { asset: first.asset, kept: first.kept }
    : await heavily(() => atAsset((db, asset) => keptBook(cache, db, asset, known)));
  return { asset, whole: kept.calculator, calculator: mandates ? partOf(kept, mandates) : kept.calculator, mandates };
}

const cacheKeyOf = (assetId: string, known: string | null): string => `${assetId} ${known ?? NOW}`;
const NOW = 'now';

function heldBook(cache: BookCache, asset: store.AssetRow, known: string | null): Kept | undefined {
  const place = cacheKeyOf(asset.id, known);
  const held = cache.books.get(place);
  return held?.version === asset.version ? putOnTop(cache, place, held) : undefined;
}

async function keptBook(cache: BookCache, db: Db, asset: store.AssetRow, known: string | null): Promise<Kept> {
  const present = heldBook(cache, asset, known);
  if (present) return present;
  const place = cacheKeyOf(asset.id, known);
  const held = cache.books.get(place);
  const wanted = `${place} ${asset.version}`;
  // Somebody else's reading may end with their deadline, which is not ours.
  const already = await cache.reading.get(wanted)?.catch(() => null);
  if (already) return already;
  const read = readCalculator(db, asset, known, held).then(calculator =>
    putOnTop(cache, place, { version: asset.version, calculator, parts: new Map() }),
  );
  cache.reading.set(wanted, read);
  try {
    return await read;
  } finally {
    cache.reading.delete(wanted);
  }
}

async function readCalculator(db: Db, asset: store.AssetRow, known: string | null, held: Kept | undefined): Promise<FigureCalculator> {
  const change = held && (await changeOf(db, asset, held.calculator.book));
  return change ? held.calculator.after(change.book, change.changed) : new FigureCalculator(await loadBook(db, asset, known));
}

/** The one used last lies on top; the lowest go when there are too many, or too much in them. */
function putOnTop({ books }: BookCache, place: string, kept: Kept): Kept {
  books.delete(place);
  books.set(place, kept);
  const past = [...books.keys()].filter(one => one !== place && !one.endsWith(NOW));
  for (const lowest of past.slice(0, Math.max(0, past.length + 1 - PAST_MAX))) books.delete(lowest);
  for (const lowest of [...past, ...books.keys()]) {
    if (lowest === place || (books.size <= BOOKS_MAX && factsIn(books) <= FACTS_MAX)) break;
    books.delete(lowest);
  }
  return kept;
}

function factsIn(books: ReadonlyMap<string, Kept>): number {
  let count = 0;
  for (const { calculator } of books.values()) count += calculator.factCount;
  return count;
}

/** How much is kept, for whoever watches the process. */
export function cacheSize(database: Database): { books: number; facts: number } {
  const { books } = cacheOf(database);
  return { books: books.size, facts: factsIn(books) };
}

/** Lets go of everything worked out for an asset: the next reader reads and works out all of it. */
export function forgetBook({ database }: App, assetId: string): void {
  const { books } = cacheOf(database);
  for (const place of books.keys()) if (place.startsWith(assetId)) books.delete(place);
}

/** Cut from the whole book, which is read once for its owner and all grantees. */
function partOf({ calculator, parts }: Kept, scope: GrantedMandates): FigureCalculator {
  const place = JSON.stringify([...scope]);
  const held = parts.get(place) ?? new FigureCalculator(narrowed(calculator.book, scope));
  parts.set(place, held);
  return held;
}
