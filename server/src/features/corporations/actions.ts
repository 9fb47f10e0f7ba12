import { corporationInput, type CorporationInput } from '@hakaru/contract/corporations';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { listEntriesAbout } from '#features/audit/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import * as store from './store';

export async function listCorporations(ctx: SignedIn, filter: store.Filter, slice: Slice): Promise<Page<store.CorporationRow>> {
  const { data, total } = await inTransaction(ctx, ctx => store.findCorporations(ctx.db, ctx.actor.organisation.id, filter, slice));
  return pageOf(data, { ...slice, total });
}

export async function readCorporation(ctx: SignedIn, id: string): Promise<store.CorporationRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

export async function corporationHistory(ctx: SignedIn, id: string, slice: Slice) {
  await inTransaction(ctx, ctx => present(ctx, id));
  return await listEntriesAbout(ctx, id, slice);
}

export async function createCorporation(ctx: SignedIn, input: unknown): Promise<store.CorporationRow> {
  allow(ctx, 'write');
  const checked = parse(corporationInput, input);
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['createCorporation', checked], async ctx => {
      await refuseUnknown(ctx, checked, null);
      const id = await store.insertCorporation(ctx.db, ctx.actor.organisation.id, checked, ctx.app.now());
      await record(ctx, 'corporation.create', { subject: 'corporation', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

type Change = { id: string; version: number };

export async function updateCorporation(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<store.CorporationRow> {
  allow(ctx, 'write');
  const checked = parse(corporationInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    await refuseUnknown(ctx, checked, id);
    if (!(await store.updateCorporation(ctx.db, { ...own(ctx, id), version }, checked, ctx.app.now()))) throw new AppError('conflict');
    await record(ctx, 'corporation.update', { subject: 'corporation', subjectId: id, before: auditFields(before), after: checked });
    return await present(ctx, id);
  });
}

/** A corporation that an SPC refers to, as itself or as its investor, cannot be deleted. */
export async function deleteCorporation(ctx: SignedIn, { id, version }: Change): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (before.spcs.length > 0) throw invalid('id', 'inUse');
    if (!(await store.deleteCorporation(ctx.db, { ...own(ctx, id), version }))) throw new AppError('conflict');
    await record(ctx, 'corporation.delete', { subject: 'corporation', subjectId: id, before: auditFields(before) });
    return true;
  });
}

async function refuseUnknown({ db, actor }: SignedIn, { number, spcId }: CorporationInput, id: string | null): Promise<void> {
  if (number !== null && (await store.hasNumber(db, actor.organisation.id, number, id))) throw invalid('number', 'taken');
  if (spcId !== null && !(await store.isSpc(db, actor.organisation.id, spcId))) throw invalid('spcId', 'notFound');
}

async function present(ctx: SignedIn, id: string): Promise<store.CorporationRow> {
  const found = await store.findCorporation(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

const own = ({ actor }: SignedIn, id: string): store.Key => ({ organisationId: actor.organisation.id, id });

function auditFields(row: store.CorporationRow): object {
  const { id: _, version: __, spcs: ___, importedFrom: ____, updatedAt: _____, ...rest } = row;
  return rest;
}
