import { randomBytes } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { Intake, IntakeChange, IntakeFile, IntakeInput } from '@hakaru/contract/intakes';
import { requireClient } from '#features/import-kinds/public';
import { record } from '#platform/audit';
import { allow, inTransaction, onPlatform, refuseSupport, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { pageOf, type Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as files from './file-store';
import * as store from './store';

export type Overview = { isFolderOpen: boolean; intakes: Intake[] };

/** The organisation's intakes, and which ways in this installation offers. */
export async function readIntakes(ctx: SignedIn): Promise<Overview> {
  allow(ctx, 'manageUsers');
  const intakes = await onPlatform(ctx, ({ db, actor }) => store.findIntakes(db, actor.organisation.id, null));
  return { isFolderOpen: ctx.app.settings.dropFolder !== undefined, intakes };
}

export async function listIntakeFiles(ctx: SignedIn, slice: Slice): Promise<Page<IntakeFile>> {
  allow(ctx, 'manageUsers');
  const { data, total } = await onPlatform(ctx, ({ db, actor }) => files.listFiles(db, actor.organisation.id, slice));
  return pageOf(data, { ...slice, total });
}

/** Opens a folder for a client. It works with the rights of the administrator who opens it. */
export async function createIntake(ctx: SignedIn, { ownerId, receiptUserIds }: IntakeInput): Promise<Intake> {
  requireOwnAdmin(ctx);
  if (ctx.app.settings.dropFolder === undefined) throw invalid('ownerId', 'intakeClosed');
  await requireClient(ctx, ownerId);
  return await inTransaction(ctx, async ctx => {
    await store.lockIntakes(ctx);
    await requireReceivers(ctx, receiptUserIds);
    const client = await clientOf(ctx, ownerId);
    const random = randomBytes(15).toString('hex');
    const names = { name: `Intake ${client}`, folder: `${client.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-${random}` };
    const id = await store.insertIntake(ctx, { ownerId, receiptUserIds, ...names });
    // The folder's name is a secret of the two sides, so the trail does not show it.
    await record(ctx, 'intake.create', { subject: 'intake', subjectId: id, after: { ownerId, receiptUserIds } });
    return await present(ctx, id);
  });
}

export function updateIntake(ctx: SignedIn, seen: store.Seen, { receiptUserIds }: IntakeChange): Promise<Intake> {
  requireOwnAdmin(ctx);
  return inTransaction(ctx, async ctx => {
    const before = await present(ctx, seen.id);
    await requireReceivers(ctx, receiptUserIds);
    if (!(await store.setReceivers(ctx, seen, receiptUserIds))) throw new AppError('conflict');
    const was = { receiptUserIds: before.receivers.map(({ id }) => id) };
    await record(ctx, 'intake.update', { subject: 'intake', subjectId: seen.id, before: was, after: { receiptUserIds } });
    return await present(ctx, seen.id);
  });
}

/** Switching it on makes the administrator responsible for it; files that waited in the folder are then taken. */
export function switchIntake(ctx: SignedIn, seen: store.Seen, isOn: boolean): Promise<Intake> {
  requireOwnAdmin(ctx);
  return inTransaction(ctx, async ctx => {
    const { ownerId, state } = await present(ctx, seen.id);
    if (isOn) await requireClient(ctx, ownerId);
    const isChanged = isOn ? await store.switchOn(ctx, seen) : await store.switchOff(ctx, seen);
    if (!isChanged) throw new AppError('conflict');
    const action = isOn ? 'intake.switchOn' : 'intake.switchOff';
    await record(ctx, action, { subject: 'intake', subjectId: seen.id, before: { state }, after: { state: isOn ? 'on' : 'off' } });
    return await present(ctx, seen.id);
  });
}

/** Only the organisation's own administrators: what arrives is imported in their name. */
function requireOwnAdmin(ctx: SignedIn): void {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
}

async function requireReceivers({ db, actor }: SignedIn, ids: readonly string[]): Promise<void> {
  const known = await store.findReceivers(db, actor.organisation.id, ids);
  if (known.length !== ids.length) throw invalid('receiptUserIds', 'notFound');
}

async function clientOf(ctx: SignedIn, ownerId: string): Promise<string> {
  return (await insideScope(ctx.db, 'platform', () => store.findRef(ctx.db, ownerId))) ?? 'client';
}

async function present(ctx: SignedIn, id: string): Promise<Intake> {
  const [intake] = await insideScope(ctx.db, 'platform', () => store.findIntakes(ctx.db, ctx.actor.organisation.id, id));
  if (!intake) throw new AppError('notFound');
  return intake;
}
