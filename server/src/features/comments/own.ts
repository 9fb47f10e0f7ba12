import { gateOfMeasure } from '@hakaru/contract/measure-gates';
import { isOpen } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { readFigureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { figuresOf, openFigures } from '#features/figures/public';
import { covers, findAccessScopes, type AccessScope } from '#features/grants/public';
import { readImport } from '#features/imports/public';
import { holderOf, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { findClients } from './clients';
import { shownTo, type Comment, type Compared } from './shown';
import * as store from './store';

/** Open comments that the sender wrote or is named in, newest first, in the own organisation and wherever the sender has access. */
export async function listOwn(ctx: SignedIn, slice: Slice): Promise<Page<Comment>> {
  const { organisation, user } = ctx.actor;
  const scopes = await findAccessScopes(ctx, 'allAssets');
  const own = { organisationId: organisation.id, isOwn: true };
  const rows = await inTransaction(ctx, ({ db }) => store.findOpenOf(db, own, user.id));
  for (const ownerId of new Set(scopes.map(scope => scope.ownerId))) {
    if (ownerId === organisation.id) continue;
    const keeper = { organisationId: ownerId, isOwn: false };
    const found = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findOpenOf(db, keeper, user.id));
    for (const row of found) if (await isStillOpen(ctx, scopes, row)) rows.push(row);
  }
  const sorted = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const shown = sorted.slice(offsetOf(slice), offsetOf(slice) + slice.first);
  const now = await figuresNow(ctx, scopes, shown);
  const clientOf = await findClients(
    ctx,
    shown.map(row => row.ownerId),
  );
  const data = shown.map(row => shownTo(ctx, row, { client: clientOf(row.ownerId), compared: now(row) }));
  return pageOf(data, { ...slice, total: sorted.length });
}

async function isStillOpen(ctx: SignedIn, scopes: readonly AccessScope[], row: store.CommentRow): Promise<boolean> {
  if (row.kind === 'import') return await isThere(readImport(ctx, row.subject));
  const scope = scopes.find(({ assetId }) => assetId === row.assetId);
  if (!scope || row.entityId === null) return false;
  const { entityId } = row;
  if (scope.mandates === null) return true;
  return covers(scope, entityId, row.saidOn) && covers(scope, entityId, row.asOf ?? row.saidOn);
}

async function isThere(reading: Promise<unknown>): Promise<boolean> {
  try {
    await reading;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'notFound') return false;
    throw error;
  }
}

/** The present values of the commented figures, read asset by asset; tasks and imports show their state on their own pages. */
async function figuresNow(
  ctx: SignedIn,
  scopes: readonly AccessScope[],
  rows: readonly store.CommentRow[],
): Promise<(row: store.CommentRow) => Compared> {
  const shown = new Map<string, Figure>();
  const figures = rows.filter(({ kind }) => kind === 'figure');
  for (const { assetId } of scopes) {
    const keys = figures.filter(row => row.assetId === assetId).flatMap(({ subject }) => openKey(ctx, subject) ?? []);
    if (keys.length === 0) continue;
    const at = await figuresOf(ctx, await openFigures(ctx, { assetId }), keys);
    for (const key of keys) shown.set(at(key).key, at(key));
  }
  return ({ subject, assetId }) => {
    const figure = shown.get(subject);
    const scope = scopes.find(one => one.assetId === assetId);
    return figure && scope ? { seen: { value: figure.value, reason: figure.reason }, isInPart: scope.mandates !== null } : null;
  };
}

/** Figures of an add-on module are not shown without that module. */
function openKey({ actor }: SignedIn, subject: string): FigureKey | null {
  const key = readFigureKey(subject);
  const gate = key && gateOfMeasure(key.measure);
  return gate && !isOpen(holderOf(actor), gate) ? null : key;
}
