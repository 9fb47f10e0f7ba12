import { ARCHIVE_VALID_DAYS, type DeletionApproval, type DeletionInput } from '@hakaru/contract/departures';
import { AppError, invalid } from '@hakaru/contract/errors';
import { notifyOrganisation } from '#features/notifications/public';
import { disableEverybody } from '#features/user-accounts/public';
import { record } from '#platform/audit';
import { allow, onPlatform, refuseSupport, type SignedIn } from '#platform/context';
import { addJob } from '#platform/jobs';
import { signedBy } from '#platform/signing';
import { todayOf } from '#platform/today';
import { HOW_TO_VERIFY } from './certificate-text';
import { requireOneself } from './confirmation';
import * as store from './deletion-store';

const DAY_MS = 86_400_000;
/** Enough retries for a file store or database that is unavailable for days. */
export const DELETION_ATTEMPTS = 25;

export async function listDeletions(ctx: SignedIn): Promise<store.DeletionRow[]> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => store.findDeletions(ctx.db));
}

/** The first of two approvals. Only for an organisation with a recent complete export, and not for one that operates the platform. */
export async function requestDeletion(ctx: SignedIn, { ref, backupsUntil, ...proof }: DeletionInput): Promise<store.DeletionRow> {
  requireOperator(ctx);
  if (backupsUntil < todayOf(ctx)) throw invalid('backupsUntil', 'past');
  await onPlatform(ctx, ctx => leavingOf(ctx, ref)); // before a code is used up for nothing
  await requireOneself(ctx, proof);
  return await onPlatform(ctx, async ctx => {
    const { leaving, last } = await leavingOf(ctx, ref);
    const { user } = ctx.actor;
    const id = await store.insertDeletion(ctx.db, {
      departedId: leaving.id,
      ref,
      nameEn: leaving.nameEn,
      nameJp: leaving.nameJp,
      exportSha256: last.sha256,
      exportedAt: last.finishedAt,
      backupsUntil,
      requestedBy: user.id,
      requesterName: user.name,
      requestedAt: ctx.app.now(),
    });
    const notice = {
      organisationId: leaving.id,
      who: 'admins',
      kind: 'deletionRequested',
      params: {},
      page: '/settings/completeExport',
    } as const;
    await notifyOrganisation(ctx, notice);
    await record(ctx, 'organisation.deletionRequest', about(id, { ref, backupsUntil, export: last.sha256 }));
    return await existing(ctx, id);
  });
}

async function leavingOf(ctx: SignedIn, ref: string): Promise<{ leaving: store.Leaving; last: store.LastExport }> {
  const leaving = await store.findLeaving(ctx.db, ref);
  if (!leaving) throw invalid('ref', 'unknown');
  if (leaving.isOperators) throw invalid('ref', 'operators');
  const since = new Date(ctx.app.now().getTime() - ARCHIVE_VALID_DAYS * DAY_MS);
  const last = await store.findLastExport(ctx.db, leaving.id, since);
  if (!last) throw invalid('ref', 'notExported');
  return { leaving, last };
}

type Version = { id: string; version: number };

/** The second approval, by another person. From then on nobody of the organisation can sign in. */
export async function approveDeletion(
  ctx: SignedIn,
  { id, version }: Version,
  { ref, ...proof }: DeletionApproval,
): Promise<store.DeletionRow> {
  requireOperator(ctx);
  await onPlatform(ctx, ctx => approvable(ctx, { id, version }, ref));
  await requireOneself(ctx, proof);
  return await onPlatform(ctx, async ctx => {
    const { user } = ctx.actor;
    const before = await approvable(ctx, { id, version }, ref);
    if (!(await store.setRunning(ctx.db, { id, version }, { by: user.id, name: user.name, at: ctx.app.now() })))
      throw new AppError('conflict');
    await disableEverybody(ctx, before.departedId);
    await addJob(ctx, 'deleteOrganisation', { id }, { key: `deletion:${id}`, maxAttempts: DELETION_ATTEMPTS });
    await record(ctx, 'organisation.deletionApprove', about(id, { ref }));
    return await existing(ctx, id);
  });
}

async function approvable(ctx: SignedIn, { id, version }: Version, ref: string): Promise<store.DeletionRow> {
  const row = await existing(ctx, id);
  if (row.ref !== ref) throw invalid('ref', 'otherName');
  if (row.requestedBy === ctx.actor.user.id) throw invalid('password', 'secondPerson');
  if (row.version !== version || row.state !== 'requested') throw new AppError('conflict');
  return row;
}

export async function withdrawDeletion(ctx: SignedIn, { id, version }: Version): Promise<store.DeletionRow> {
  requireOperator(ctx);
  return await onPlatform(ctx, async ctx => {
    const { ref } = await existing(ctx, id);
    if (!(await store.setWithdrawn(ctx.db, { id, version }))) throw new AppError('conflict');
    await record(ctx, 'organisation.deletionWithdraw', about(id, { ref }));
    return await existing(ctx, id);
  });
}

/** The certificate with its signature, in a file readable by people and programs. */
export async function certificateFile(ctx: SignedIn, id: string): Promise<{ name: string; bytes: Buffer; type: string }> {
  allow(ctx, 'superuser');
  const { ref, certificate } = await onPlatform(ctx, ctx => existing(ctx, id));
  if (certificate === null) throw new AppError('notFound');
  const content = { certificate: JSON.parse(certificate), ...signedBy(ctx.app.settings.secret, certificate), howToVerify: HOW_TO_VERIFY };
  return { name: `deletion_${ref}.json`, bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`), type: 'application/json' };
}

async function existing(ctx: SignedIn, id: string): Promise<store.DeletionRow> {
  const row = await store.findDeletion(ctx.db, id);
  if (!row) throw new AppError('notFound');
  return row;
}

function requireOperator(ctx: SignedIn): void {
  allow(ctx, 'superuser');
  refuseSupport(ctx);
}

const about = (id: string, after: object) => ({ subject: 'organisationDeletion', subjectId: id, after });
