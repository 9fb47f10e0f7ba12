import type { AuditAction } from '@hakaru/contract/audit';
import { entityChange, entityInput, parentInput, type EntityChange, type EntityInput } from '@hakaru/contract/entities';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { listEntriesOf } from '#features/audit/public';
import { changeStructure, raiseBook } from '#features/facts/public';
import { findClassAbove, hasPublishedData } from '#features/mandates/public';
import * as structure from '#features/structure/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import { todayOf } from '#platform/today';
import type { Slice } from '#platform/paging';
import * as store from './store';

/**
 * Every entity of every organisation, for platform administrators, with a few corrections. Each correction is recorded in the owner's audit
 * trail.
 */
export async function listEntities(ctx: SignedIn, slice: Slice, filter: store.Filter) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findEntities(ctx.db, slice, filter));
  return pageOf(data, { ...slice, total });
}

export type EntityDetail = store.EntityRow & { links: store.LinkRow[]; json: unknown };

export async function readEntity(ctx: SignedIn, id: string): Promise<EntityDetail> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => detail(ctx, id));
}

export async function entityHistory(ctx: SignedIn, id: string, slice: Slice) {
  const { organisationId } = await readEntity(ctx, id);
  return await listEntriesOf(ctx, organisationId, slice, { supportOnly: false, subject: null, subjectId: id });
}

export async function createEntity(ctx: SignedIn, assetId: string, input: unknown): Promise<EntityDetail> {
  allow(ctx, 'superuser');
  const checked: EntityInput = parse(entityInput, input);
  return await onPlatform(ctx, async ctx => {
    const organisationId = await store.ownerOfAsset(ctx.db, assetId);
    if (!organisationId) throw new AppError('notFound');
    const id = await structure.insertEntity(ctx.db, { organisationId, assetId }, checked);
    if (checked.parentId) await hang(ctx, { organisationId, assetId, id, parentId: checked.parentId, fromDay: checked.fromDay });
    return await recordChange(ctx, 'entity.create', { organisationId, assetId, id, after: checked });
  });
}

export async function updateEntity(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'superuser');
  const change: EntityChange = parse(entityChange, input);
  return await onPlatform(ctx, async ctx => {
    const before = await detail(ctx, id);
    if (!(await structure.updateEntity(ctx.db, before, version, change))) throw new AppError('conflict');
    const { ref, name, nameJp, shortName, currency, note } = before;
    return await recordChange(ctx, 'entity.update', { ...before, before: { ref, name, nameJp, shortName, currency, note }, after: change });
  });
}

/** Moves an entity below another parent from a day on; earlier links are kept. */
export async function reparentEntity(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'superuser');
  const { parentId, fromDay, reason } = parse(parentInput, input);
  return await onPlatform(ctx, async ctx => {
    const before = await detail(ctx, id);
    const { organisationId, assetId } = before;
    if (fromDay > todayOf(ctx)) throw invalid('fromDay', 'future');
    const [current] = before.links;
    if (current && fromDay < current.fromDay) throw invalid('fromDay', 'beforeCurrentParent');
    if (!(await structure.raiseEntity(ctx.db, { organisationId, id }, version))) throw new AppError('conflict');
    if (await store.isReportedBelow(ctx.db, { organisationId, id }))
      await changeStructure(ctx, { organisationId, assetId, fromDay, reason });
    await hang(ctx, { organisationId, assetId, id, parentId, fromDay });
    // Keeps the class membership in line with the account the mandate is now below.
    if (before.type === 'mandate')
      await structure.placeInClass(ctx.db, { organisationId, id, classId: await findClassAbove(ctx.db, { organisationId, id }) });
    const after = { parentId, fromDay, ...(reason ? { reason } : {}) };
    return await recordChange(ctx, 'entity.reparent', { ...before, before: { parentId: before.parentId }, after });
  });
}

/** Only entities that nothing refers to and that have no reported data. */
export async function deleteEntity(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const before = await detail(ctx, id);
    const { organisationId, assetId, ref, name, kind, type } = before;
    if (await hasPublishedData(ctx, id, organisationId)) throw invalid('id', 'publishedData');
    if (type === 'total' || !(await structure.isUnused(ctx.db, { organisationId, id }))) throw invalid('id', 'inUse');
    await structure.removeEntity(ctx.db, { organisationId, id });
    await raiseBook(ctx.db, organisationId, assetId);
    await record(ctx, 'entity.delete', { organisationId, subject: 'entity', subjectId: id, before: { ref, name, kind, type } });
    return true;
  });
}

async function hang(ctx: SignedIn, link: { organisationId: string; assetId: string; id: string; parentId: string; fromDay: string }) {
  const parent = await store.findEntity(ctx.db, link.parentId);
  const isPlace = parent?.organisationId === link.organisationId && parent.assetId === link.assetId;
  if (!parent || !isPlace || parent.kind === 'benchmark' || parent.type === 'portfolioCompany') throw invalid('parentId', 'notFound');
  if ((await store.findBelow(ctx.db, link)).includes(link.parentId)) throw invalid('parentId', 'cycle');
  await structure.linkFrom(ctx.db, link);
}

type AuditedChange = { organisationId: string; assetId: string; id: string; before?: unknown; after: unknown };

async function recordChange(
  ctx: SignedIn,
  action: AuditAction,
  { organisationId, assetId, id, before, after }: AuditedChange,
): Promise<EntityDetail> {
  await raiseBook(ctx.db, organisationId, assetId);
  const changed = await detail(ctx, id);
  await record(ctx, action, { organisationId, subject: 'entity', subjectId: id, before, after });
  return changed;
}

async function detail(ctx: SignedIn, id: string): Promise<EntityDetail> {
  const found = await store.findEntity(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return { ...found, links: await store.findLinks(ctx.db, found), json: await store.findJson(ctx.db, found) };
}
