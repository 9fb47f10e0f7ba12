import { companyInput, type CompanyInput } from '@hakaru/contract/companies';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { listEntriesAbout } from '#features/audit/public';
import { hasPublishedData } from '#features/mandates/public';
import { isUnused, linkOnlyTo, removeEntity } from '#features/structure/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** The companies of an asset, for its owner and for holders of a grant to the whole asset. */
export async function listCompanies(ctx: SignedIn, assetId: string, slice: Slice, filter: store.Filter) {
  const held = ctx.actor.organisation.assets.find(({ id }) => id === assetId);
  if (!held) throw new AppError('notFound');
  const place = { organisationId: held.ownerId, assetId };
  const { data, counts } = await inScope(ctx.db, { organisation: held.ownerId }, db => store.findCompanies(db, place, slice, filter));
  return { ...pageOf(data, { ...slice, total: counts.total }), active: counts.active, realized: counts.realized };
}

export async function readCompany(ctx: SignedIn, id: string): Promise<store.CompanyRow> {
  for (const organisationId of ownersOf(ctx)) {
    const found = await inScope(ctx.db, { organisation: organisationId }, db => store.findCompany(db, { organisationId, id }));
    if (found && ctx.actor.organisation.assets.some(asset => asset.id === found.assetId)) return found;
  }
  throw new AppError('notFound');
}

export async function companyHistory(ctx: SignedIn, id: string, slice: Slice) {
  await inTransaction(ctx, ctx => present(ctx, id));
  return await listEntriesAbout(ctx, id, slice);
}

export async function createCompany(ctx: SignedIn, assetId: string, input: unknown): Promise<store.CompanyRow> {
  allow(ctx, 'write');
  const checked = parse(companyInput, input);
  const organisationId = ctx.actor.organisation.id;
  if (!ctx.actor.organisation.assets.some(asset => asset.id === assetId && asset.ownerId === organisationId))
    throw new AppError('notFound');
  return await inTransaction(ctx, async ctx => {
    const id = await store.insertCompany(ctx.db, { organisationId, assetId }, checked);
    await place(ctx, { id, assetId, input: checked });
    const created = await present(ctx, id);
    await record(ctx, 'company.create', { subject: 'company', subjectId: id, after: auditFields(created) });
    return created;
  });
}

export async function updateCompany(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'write');
  const checked = parse(companyInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await store.updateCompany(ctx.db, { organisationId: ctx.actor.organisation.id, id, version }, checked)))
      throw new AppError('conflict');
    await place(ctx, { id, assetId: before.assetId, input: checked });
    const after = await present(ctx, id);
    await record(ctx, 'company.update', { subject: 'company', subjectId: id, before: auditFields(before), after: auditFields(after) });
    return after;
  });
}

/** A company with reported data cannot be deleted, nor one that others are made of. */
export async function deleteCompany(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const key = { organisationId: ctx.actor.organisation.id, id };
    if (await hasPublishedData(ctx, id)) throw invalid('id', 'publishedData');
    if (!(await isUnused(ctx.db, key))) throw invalid('id', 'inUse');
    await removeEntity(ctx.db, key);
    await record(ctx, 'company.delete', { subject: 'company', subjectId: id, before: auditFields(before) });
    return true;
  });
}

async function place(ctx: SignedIn, { id, assetId, input }: { id: string; assetId: string; input: CompanyInput }): Promise<void> {
  const organisationId = ctx.actor.organisation.id;
  const { fundId, investedDate, realizedDate } = input;
  if (fundId && !(await store.isHolder(ctx.db, { organisationId, assetId }, fundId))) throw invalid('fundId', 'notFound');
  await linkOnlyTo(ctx.db, { organisationId, id, parentId: fundId, fromDay: investedDate ?? BEGINNING, toDay: realizedDate });
}

/** Without a known purchase date a company counts as always held. */
const BEGINNING = '1970-01-01';

async function present(ctx: SignedIn, id: string): Promise<store.CompanyRow> {
  const found = await store.findCompany(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}

function ownersOf({ actor }: SignedIn): string[] {
  return [...new Set([actor.organisation.id, ...actor.organisation.assets.map(({ ownerId }) => ownerId)])];
}

function auditFields({ id: _, assetId: __, version: ___, fundId: ____, fundNameJp: _____, ...rest }: store.CompanyRow): object {
  return rest;
}
