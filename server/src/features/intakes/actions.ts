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

export type Overview = { isFolderOpen: boolean; isMailOpen: boolean; intakes: Intake[] };

/** The organisation's intakes, and which ways in this installation offers. */
export async function readIntakes(ctx: SignedIn): Promise<Overview> {
  allow(ctx, 'manageUsers');
  const intakes = await onPlatform(ctx, ({ db, actor }) => store.findIntakes(db, actor.organisation.id, null));
  const { dropFolder, reportMail } = ctx.app.settings;
  return { isFolderOpen: dropFolder !== undefined, isMailOpen: reportMail !== undefined, intakes: intakes.map(one => shown(ctx, one)) };
}

export async function listIntakeFiles(ctx: SignedIn, slice: Slice): Promise<Page<IntakeFile>> {
  allow(ctx, 'manageUsers');
  const { data, total } = await onPlatform(ctx, ({ db, actor }) => files.listFiles(db, actor.organisation.id, slice));
  return pageOf(data, { ...slice, total });
}

/** Opens a folder for a client. It works with the rights of the administrator who opens it. */
export async function createIntake(ctx: SignedIn, { ownerId, receiptUserIds, senders }: IntakeInput): Promise<Intake> {
  requireOwnAdmin(ctx);
  const { dropFolder, reportMail } = ctx.app.settings;
  if (!dropFolder && !reportMail) throw invalid('ownerId', 'intakeClosed');
  if (senders.length > 0) requireMail(ctx);
  await requireClient(ctx, ownerId);
  return await inTransaction(ctx, async ctx => {
    await store.lockIntakes(ctx);
    await requireReceivers(ctx, receiptUserIds);
    const client = await clientOf(ctx, ownerId);
    const random = randomBytes(15).toString('hex');
    const names = { name: `Intake ${client}`, folder: `${client.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-${random}` };
    const mailToken = senders.length > 0 ? newMailToken() : null;
    const id = await store.insertIntake(ctx, { ownerId, receiptUserIds, senders, mailToken, ...names });
    // The folder's name is a secret of the two sides, so the trail does not show it.
    await record(ctx, 'intake.create', { subject: 'intake', subjectId: id, after: { ownerId, receiptUserIds, senders } });
    return await present(ctx, id);
  });
}

export function updateIntake(ctx: SignedIn, seen: store.Seen, { receiptUserIds, senders }: IntakeChange): Promise<Intake> {
  requireOwnAdmin(ctx);
  return inTransaction(ctx, async ctx => {
    const before = await stored(ctx, seen.id);
    await requireReceivers(ctx, receiptUserIds);
    if (!(await store.setReceivers(ctx, seen, receiptUserIds))) throw new AppError('conflict');
    if (senders && senders.join() !== before.senders.join())
      await mailFrom(ctx, { ...seen, version: seen.version + 1 }, { ...before, senders });
    const was = { receiptUserIds: before.receivers.map(({ id }) => id), senders: before.senders };
    const after = { receiptUserIds, senders: senders ?? before.senders };
    await record(ctx, 'intake.update', { subject: 'intake', subjectId: seen.id, before: was, after });
    return await present(ctx, seen.id);
  });
}

/** Who may send by mail: the first sender opens the address, without senders there is none. Whoever decides it answers for what arrives. */
async function mailFrom(ctx: SignedIn, seen: store.Seen, { ownerId, senders, mailToken }: store.StoredIntake): Promise<void> {
  if (senders.length > 0) {
    requireMail(ctx);
    await requireClient(ctx, ownerId);
  }
  const token = senders.length === 0 ? null : (mailToken ?? newMailToken());
  if (!(await store.setMailing(ctx, seen, { senders, mailToken: token }))) throw new AppError('conflict');
}

/** A new address, where others have learnt the old one, which stops at once. */
export function renewIntakeAddress(ctx: SignedIn, seen: store.Seen): Promise<Intake> {
  requireOwnAdmin(ctx);
  return inTransaction(ctx, async ctx => {
    const before = await stored(ctx, seen.id);
    if (before.senders.length === 0) throw invalid('id', 'noSenders');
    await mailFrom(ctx, seen, { ...before, mailToken: null });
    await record(ctx, 'intake.renewAddress', { subject: 'intake', subjectId: seen.id });
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

function requireMail({ app }: SignedIn): void {
  if (!app.settings.reportMail) throw invalid('senders', 'mailClosed');
}

/** 130 bits in the letters that no mail program changes. */
const newMailToken = (): string => Array.from(randomBytes(26), byte => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');

const present = async (ctx: SignedIn, id: string): Promise<Intake> => shown(ctx, await stored(ctx, id));

function shown({ app }: SignedIn, { mailToken, ...intake }: store.StoredIntake): Intake {
  const [local, domain] = app.settings.reportMail?.address.split('@') ?? [];
  return { ...intake, mailAddress: mailToken && local ? `${local}+${mailToken}@${domain}` : null };
}

async function stored(ctx: SignedIn, id: string): Promise<store.StoredIntake> {
  const [intake] = await insideScope(ctx.db, 'platform', () => store.findIntakes(ctx.db, ctx.actor.organisation.id, id));
  if (!intake) throw new AppError('notFound');
  return intake;
}
