import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { establishmentInput } from '@hakaru/contract/establishments';
import { parse } from '@hakaru/contract/fields';
import { listEntriesOf } from '#features/audit/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

export async function listEstablishments(ctx: SignedIn, slice: Slice, search: string) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findEstablishments(ctx.db, slice, search));
  return pageOf(data, { ...slice, total });
}

export async function readEstablishment(ctx: SignedIn, id: string): Promise<store.EstablishmentRow> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => present(ctx, id));
}

export async function establishmentHistory(ctx: SignedIn, id: string, slice: Slice) {
  const { organisationId } = await readEstablishment(ctx, id);
  return await listEntriesOf(ctx, organisationId, slice, { supportOnly: false, subject: null, subjectId: id });
}

export async function createEstablishment(ctx: SignedIn, organisationId: string, input: unknown): Promise<store.EstablishmentRow> {
  allow(ctx, 'superuser');
  const checked = parse(establishmentInput, input);
  return await onPlatform(ctx, async ctx => {
    if (!(await store.hasOrganisation(ctx.db, organisationId))) throw new AppError('notFound');
    const id = await store.insertEstablishment(ctx.db, organisationId, checked);
    return await recorded(ctx, 'establishment.create', id, {});
  });
}

type Change = { id: string; version: number };

export async function updateEstablishment(ctx: SignedIn, { id, version, input }: Change & { input: unknown }) {
  allow(ctx, 'superuser');
  const checked = parse(establishmentInput, input);
  return await onPlatform(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await store.updateEstablishment(ctx.db, { ...before, version }, checked))) throw new AppError('conflict');
    return await recorded(ctx, 'establishment.update', id, { before: auditFields(before) });
  });
}

/** Links an establishment to its account, or removes the link with null. */
export async function linkEstablishment(ctx: SignedIn, { id, version, accountId }: Change & { accountId: string | null }) {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const before = await present(ctx, id);
    if (accountId && !(await store.hasAccount(ctx.db, { ...before, accountId }))) throw invalid('accountId', 'notFound');
    if (!(await store.setAccount(ctx.db, { ...before, version }, accountId))) throw new AppError('conflict');
    return await recorded(ctx, accountId ? 'establishment.link' : 'establishment.unlink', id, { before: auditFields(before) });
  });
}

async function recorded(ctx: SignedIn, action: AuditAction, id: string, { before }: { before?: object }): Promise<store.EstablishmentRow> {
  const after = await present(ctx, id);
  const { organisationId } = after;
  await record(ctx, action, { organisationId, subject: 'establishment', subjectId: id, before, after: auditFields(after) });
  return after;
}

async function present(ctx: SignedIn, id: string): Promise<store.EstablishmentRow> {
  const found = await store.findEstablishment(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return found;
}

function auditFields({ ref, name, nameJp, country, accountRef }: store.EstablishmentRow): object {
  return { ref, name, nameJp, country, account: accountRef };
}
