import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@hakaru/contract/errors';
import { findFigureScope, type GrantedMandates } from '#features/grants/public';
import { type Database, type Db, inScope } from '#platform/db';
import type { App, SignedIn } from '#platform/context';
import { heavily } from '#platform/request-work';
import { lookUpAsset } from './asset-lookup-store';
import { KeptBooks } from './kept-books';
import { changeOf, loadBook } from './load-book';
import { narrowed } from './narrow';
import * as store from './store';
import { FigureCalculator } from './calculator';

/** A cached book with its version, and the narrowed books of readers who may see only a part of it. */
class KeptBook {
  constructor(
    readonly version: string,
    readonly calculator: FigureCalculator,
    private readonly parts = new Map<string, FigureCalculator>(),
  ) {}

  /** Narrowed from the whole book, which is read once for its owner and all grantees. */
  partOf(scope: GrantedMandates): FigureCalculator {
    const place = JSON.stringify([...scope]);
    const held = this.parts.get(place) ?? new FigureCalculator(narrowed(this.calculator.book, scope));
    this.parts.set(place, held);
    return held;
  }

  bytes(): number {
    return this.calculators().reduce((bytes, calculator) => bytes + calculator.bytes(), 0);
  }

  isSlim(): boolean {
    return this.calculators().every(calculator => calculator.isSlim());
  }

  slim(): KeptBook {
    const parts = new Map(Array.from(this.parts, ([place, part]) => [place, part.slim()]));
    return new KeptBook(this.version, this.calculator.slim(), parts);
  }

  private calculators(): FigureCalculator[] {
    return [this.calculator, ...this.parts.values()];
  }
}

/**
 * Books stay cached while their version is current: a reported fact raises the asset's version, and the next reader loads what is new.
 * Concurrent readers of the same book wait for one loading.
 */
type BookCache = { books: KeptBooks<KeptBook>; reading: Map<string, Promise<KeptBook>> };

/** One cache per database, because the same asset id may have different data in another one. */
const caches = new WeakMap<Database, BookCache>();

function cacheOf({ database, settings }: App): BookCache {
  const held = caches.get(database);
  if (held) return held;
  const cache: BookCache = {
    books: new KeptBooks(settings.bookCacheMegabytes * 1_000_000, place => !place.endsWith(NOW)),
    reading: new Map(),
  };
  caches.set(database, cache);
  return cache;
}

/** The calculator over an asset as the sender may see it. Without access it is notFound, so that nothing reveals that the asset exists. */
export async function calculatorFor(ctx: SignedIn, assetId: string, known: string | null = null): Promise<FigureCalculator> {
  return (await openFor(ctx, assetId, known)).calculator;
}

/** `calculator` covers what the sender may see. `whole` covers the whole asset: it serves to replay changes and must never be shown. */
export type Opened = { asset: store.AssetRow; calculator: FigureCalculator; whole: FigureCalculator; mandates: GrantedMandates | null };

export async function openFor(ctx: SignedIn, assetId: string, known: string | null): Promise<Opened> {
  const scope = await findFigureScope(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  const { mandates } = scope;
  const cache = cacheOf(ctx.app);
  // Checked before entering the queue, so that nobody holds a connection while waiting for a turn to load.
  const stamped = await lookUpAsset(ctx.app.database, { id: assetId, ownerId: scope.ownerId });
  if (!stamped) throw new AppError('notFound');
  const held = heldBook(cache, stamped, known);
  const { asset, kept } = held ? { asset: stamped, kept: held } : await heavily(() => currentBook(ctx.app, stamped, { known }));
  return { asset, whole: kept.calculator, calculator: mandates ? kept.partOf(mandates) : kept.calculator, mandates };
}

const cacheKeyOf = (assetId: string, known: string | null): string => `${assetId} ${known ?? NOW}`;
const NOW = 'now';

function heldBook(cache: BookCache, asset: store.AssetRow, known: string | null): KeptBook | undefined {
  const place = cacheKeyOf(asset.id, known);
  const held = cache.books.get(place);
  return held?.version === asset.version ? cache.books.put(place, held) : undefined;
}

type Current = { asset: store.AssetRow; kept: KeptBook };

/**
 * Loads what is missing. A whole book may come from the replica if that has the asset just as the primary has stamped it, which is also what
 * a kept book is known by. What is new since a kept one is few rows, and the replica would have them last.
 */
async function currentBook(
  app: App,
  stamped: store.AssetRow,
  { known, patienceMs = 0 }: { known: string | null; patienceMs?: number },
): Promise<Current> {
  const cache = cacheOf(app);
  const { id, ownerId } = stamped;
  const scope = { organisation: ownerId };
  const isWhole = !cache.books.get(cacheKeyOf(id, known));
  const read =
    isWhole &&
    (await app.replica?.proven('books', scope, {
      isSame: async db => isDeepStrictEqual(await store.findAsset(db, { id, ownerId }), stamped),
      work: db => keptBook(cache, db, stamped, known),
      patienceMs,
    }));
  if (read) return { asset: stamped, kept: read.value };
  return await inScope(app.database.db, scope, async db => {
    const asset = await store.findAsset(db, { id, ownerId });
    if (!asset) throw new AppError('notFound');
    return { asset, kept: await keptBook(cache, db, asset, known) };
  });
}

async function keptBook(cache: BookCache, db: Db, asset: store.AssetRow, known: string | null): Promise<KeptBook> {
  const present = heldBook(cache, asset, known);
  if (present) return present;
  const place = cacheKeyOf(asset.id, known);
  const held = cache.books.get(place);
  const wanted = `${place} ${asset.version}`;
  // Another request's loading may fail by its own deadline; then this one loads for itself.
  const already = await cache.reading.get(wanted)?.catch(() => null);
  if (already) return already;
  const read = readCalculator(db, asset, known, held).then(calculator => cache.books.put(place, new KeptBook(asset.version, calculator)));
  cache.reading.set(wanted, read);
  try {
    return await read;
  } finally {
    cache.reading.delete(wanted);
  }
}

async function readCalculator(db: Db, asset: store.AssetRow, known: string | null, held: KeptBook | undefined): Promise<FigureCalculator> {
  const change = held && (await changeOf(db, asset, held.calculator.book));
  return change ? held.calculator.after(change.book, change.changed) : new FigureCalculator(await loadBook(db, asset, known));
}

/** How long a replica is waited for where nobody waits for the book. */
const WARMING_PATIENCE_MS = 2_000;

/** Loads a book in advance. Requests that arrive meanwhile wait for this loading; later ones find it in the cache. */
export async function warmBook(app: App, key: store.AssetKey): Promise<void> {
  const stamped = await lookUpAsset(app.database, key);
  if (stamped && !heldBook(cacheOf(app), stamped, null)) await currentBook(app, stamped, { known: null, patienceMs: WARMING_PATIENCE_MS });
}

/** The size of the cache, for monitoring. */
export function cacheSize(app: App): { books: number; slim: number; bytes: number } {
  const { books } = cacheOf(app);
  const all = [...books.all()];
  return { books: all.length, slim: all.filter(book => book.isSlim()).length, bytes: books.bytes };
}

/** Drops everything cached for an asset, so that the next reader loads and calculates all of it. */
export function forgetBook(app: App, assetId: string): void {
  cacheOf(app).books.drop(place => place.startsWith(assetId));
}
