import { teamInput } from '@hakaru/contract/directory';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import * as store from './store';

export async function listTeams(ctx: SignedIn, slice: Slice, search: string): Promise<Page<store.TeamRow>> {
  const { data, total } = await inTransaction(ctx, ctx => store.findTeams(ctx.db, ctx.actor.organisation.id, slice, search));
  return pageOf(data, { ...slice, total });
}

export async function readTeam(ctx: SignedIn, id: string): Promise<store.TeamRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

export async function createTeam(ctx: SignedIn, input: unknown): Promise<store.TeamRow> {
  allow(ctx, 'write');
  const checked = parse(teamInput, input);
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['createTeam', checked], async ctx => {
      const id = await store.insertTeam(ctx.db, ctx.actor.organisation.id, checked);
      await record(ctx, 'team.create', { subject: 'team', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

type Change = { id: string; version: number };

export async function updateTeam(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<store.TeamRow> {
  allow(ctx, 'write');
  const checked = parse(teamInput, input);
  return await inTransaction(ctx, async ctx => {
    const { version: _, id: __, ...before } = await present(ctx, id);
    if (!(await store.updateTeam(ctx.db, { ...own(ctx, id), version }, checked))) throw new AppError('conflict');
    await record(ctx, 'team.update', { subject: 'team', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

export async function deleteTeam(ctx: SignedIn, { id, version }: Change): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { version: _, id: __, ...before } = await present(ctx, id);
    if (!(await store.removeTeam(ctx.db, { ...own(ctx, id), version }))) throw new AppError('conflict');
    await record(ctx, 'team.delete', { subject: 'team', subjectId: id, before });
    return true;
  });
}

export async function listCorporations(ctx: SignedIn, slice: Slice, search: string): Promise<Page<store.CorporationRow>> {
  const { data, total } = await inTransaction(ctx, ctx => store.findCorporations(ctx.db, ctx.actor.organisation.id, slice, search));
  return pageOf(data, { ...slice, total });
}

export async function readCorporation(ctx: SignedIn, id: string): Promise<store.CorporationRow> {
  const found = await inTransaction(ctx, ctx => store.findCorporation(ctx.db, own(ctx, id)));
  if (!found) throw new AppError('notFound');
  return found;
}

async function present(ctx: SignedIn, id: string): Promise<store.TeamRow> {
  const found = await store.findTeam(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

const own = ({ actor }: SignedIn, id: string): store.Key => ({ organisationId: actor.organisation.id, id });
