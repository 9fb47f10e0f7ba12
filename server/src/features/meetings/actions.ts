import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { meetingInput } from '@hakaru/contract/meetings';
import { findAccessScopes } from '#features/grants/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import * as store from './store';

/** Meetings of the user's organisation between two days. */
export async function meetingsBetween(ctx: SignedIn, span: { from: string; to: string }): Promise<store.MeetingRow[]> {
  return await inTransaction(ctx, ctx => store.findMeetings(ctx.db, ctx.actor.organisation.id, span));
}

export async function readMeeting(ctx: SignedIn, id: string): Promise<store.MeetingRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

/** The other organisations whose assets the user's organisation may see. */
async function clientIds(ctx: SignedIn): Promise<string[]> {
  const scopes = await findAccessScopes(ctx, 'allAssets');
  return [...new Set(scopes.map(({ ownerId }) => ownerId))].filter(id => id !== ctx.actor.organisation.id);
}

export type Client = { id: string; nameEn: string; nameJp: string };

/** The clients a meeting can be with, by name. */
export async function meetingClients(ctx: SignedIn): Promise<Client[]> {
  const clients: Client[] = [];
  for (const id of await clientIds(ctx)) {
    const name = await inScope(ctx.app.database.db, { organisation: id }, db => store.findName(db, id));
    if (name) clients.push({ id, ...name });
  }
  return clients.toSorted((a, b) => a.nameEn.localeCompare(b.nameEn));
}

export async function nextMeetings(ctx: SignedIn): Promise<ReadonlyMap<string, store.NextMeeting>> {
  const rows = await inTransaction(ctx, ctx => store.findNext(ctx.db, ctx.actor.organisation.id, todayOf(ctx)));
  return new Map(rows.map(row => [row.clientId, row]));
}

type Change = { id: string; version: number };

/** Creates a meeting, or with an id changes one. */
export async function saveMeeting(ctx: SignedIn, change: Change | null, input: unknown): Promise<store.MeetingRow> {
  allow(ctx, 'write');
  const checked = parse(meetingInput, input);
  const organisationId = ctx.actor.organisation.id;
  const clients = checked.clientId === null ? [] : await clientIds(ctx);
  return await inTransaction(ctx, async ctx => {
    const kept = change && (await present(ctx, change.id)).clientId;
    // A client stays allowed if it was one when the meeting was created.
    if (checked.clientId !== null && checked.clientId !== kept && !clients.includes(checked.clientId))
      throw invalid('clientId', 'notFound');
    if (change) {
      const { id: _, version: __, ...before } = await present(ctx, change.id);
      if (!(await store.updateMeeting(ctx.db, { organisationId, ...change }, checked))) throw new AppError('conflict');
      await record(ctx, 'meeting.update', { subject: 'meeting', subjectId: change.id, before, after: checked });
      return await present(ctx, change.id);
    }
    const id = await onceIfNamed(ctx, ['saveMeeting', checked], async ctx => {
      const id = await store.insertMeeting(ctx.db, organisationId, checked);
      await record(ctx, 'meeting.create', { subject: 'meeting', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

export async function deleteMeeting(ctx: SignedIn, { id, version }: Change): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { id: _, version: __, ...before } = await present(ctx, id);
    if (!(await store.deleteMeeting(ctx.db, { organisationId: ctx.actor.organisation.id, id, version }))) throw new AppError('conflict');
    await record(ctx, 'meeting.delete', { subject: 'meeting', subjectId: id, before });
    return true;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.MeetingRow> {
  const found = await store.findMeeting(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}
