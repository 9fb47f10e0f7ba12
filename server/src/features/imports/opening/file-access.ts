import { AppError } from '@hakaru/contract/errors';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { calculatorFor } from '#features/books/public';
import { findFigureScope } from '#features/grants/public';
import { findEntities, kinds } from '#features/import-kinds/public';
import { findImport, type ImportRecord } from '#features/imports/store';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { findOwner, findSubjects, type RowAbout } from './opening-store';
import { isWhole, readingOf } from './whole-file';

/** A file opened for a reader: which rows they may see, and the scope in which rows are read. */
export type Opened = {
  found: ImportRecord;
  sees(row: RowAbout): boolean;
  isSender: boolean;
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

/**
 * The sender sees the whole file; its owner, and organisations the owner has granted access, see the rows about entities they may see
 * anyway. For everybody else it does not exist.
 */
export async function openFile(ctx: SignedIn, id: string): Promise<Opened> {
  const readerId = ctx.actor.organisation.id;
  const found = (await inTransaction(ctx, ctx => findImport(ctx.db, readerId, id))) ?? (await findGranted(ctx, id));
  if (!found) throw new AppError('notFound');
  return await openFound(ctx, found);
}

async function openFound(ctx: SignedIn, found: ImportRecord): Promise<Opened> {
  const readerId = ctx.actor.organisation.id;
  const isSender = found.organisationId === readerId;
  const scope = { organisation: isSender ? readerId : (found.ownerId ?? readerId) };
  return {
    found,
    isSender,
    read: work => inScope(ctx.app.database.db, scope, work),
    sees: isSender || !found.ownerId ? () => isSender : await accessToRows(ctx, found.ownerId),
  };
}

/** Whether a file whose record is already loaded may be downloaded. */
export async function mayDownload(ctx: SignedIn, found: ImportRecord): Promise<boolean> {
  return found.organisationId === ctx.actor.organisation.id || (await mayTakeAway(await openFound(ctx, found)));
}

/** The whole file may be downloaded by users who may see all of its rows. */
export async function mayTakeAway({ found, isSender, sees, read }: Opened): Promise<boolean> {
  if (isSender) return true;
  if (!isWhole(found)) return false;
  const subjects = await read(db => findSubjects(db, readingOf(found)));
  return subjects.length > 0 && subjects.every(sees);
}

async function findGranted(ctx: SignedIn, id: string): Promise<ImportRecord | undefined> {
  const ownerId = await inScope(ctx.app.database.db, 'platform', db => findOwner(db, id, ctx.actor.organisation.id));
  return ownerId === null ? undefined : await inScope(ctx.app.database.db, { organisation: ownerId }, db => findImport(db, ownerId, id));
}

/** The last month each entity's rows may be seen for; null without a limit. */
type Limits = Map<string, number | null>;

async function accessToRows(ctx: SignedIn, ownerId: string): Promise<Opened['sees']> {
  const entities = await inScope(ctx.app.database.db, { organisation: ownerId }, db => findEntities(db, ownerId, null));
  const limits: Limits = new Map();
  for (const assetId of new Set(entities.map(entity => entity.assetId))) {
    const own = entities.filter(entity => entity.assetId === assetId).map(({ id }) => id);
    await addLimits(ctx, { ownerId, assetId, own }, limits);
  }
  const byRef = new Map(entities.map(({ ref, id }) => [ref.toUpperCase(), id]));
  const { organisation } = ctx.actor;
  // Prices, rates and names are the owner's, visible only to those with access to a whole asset of the owner.
  const seesMarkets = organisation.id === ownerId || organisation.assets.some(asset => asset.ownerId === ownerId);
  return ({ kind, code, day }) => {
    if (kinds[kind].subject === undefined) return seesMarkets;
    const last = limits.get(byRef.get(code ?? '') ?? '');
    return last === null || (last !== undefined && day !== null && monthIndexOf(day) <= last);
  };
}

type AssetOf = { ownerId: string; assetId: string; own: readonly string[] };

async function addLimits(ctx: SignedIn, { ownerId, assetId, own }: AssetOf, limits: Limits): Promise<void> {
  if (ctx.actor.organisation.id === ownerId) return own.forEach(id => limits.set(id, null));
  const scope = await findFigureScope(ctx, assetId);
  if (!scope || scope.ownerId !== ownerId) return;
  if (scope.mandates === null) return own.forEach(id => limits.set(id, null));
  for (const [mandateId, toDay] of scope.mandates) {
    const within = { assetIds: [], entityIds: [mandateId] };
    const below = await inScope(ctx.app.database.db, { organisation: ownerId }, db => findEntities(db, ownerId, within));
    for (const { id } of below) limits.set(id, longer(limits.get(id), toDay === null ? null : monthIndexOf(toDay)));
  }
  // A benchmark's series is visible to everybody with access to a mandate of the asset.
  const { book } = await calculatorFor(ctx, assetId);
  for (const { id, kind } of book.entities.values()) if (kind === 'benchmark') limits.set(id, null);
}

function longer(a: number | null | undefined, b: number | null): number | null {
  return a === undefined ? b : a === null || b === null ? null : Math.max(a, b);
}
