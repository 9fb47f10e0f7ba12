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
import { requirePassword } from './confirmation';
import * as store from './deletion-store';

const DAY_MS = 86_400_000;
/** A store or a database that is away for days is still asked again. */
export const DELETION_ATTEMPTS = 25;

export async function listDeletions(ctx: SignedIn): Promise<store.DeletionRow[]> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => store.findDeletions(ctx.db));
}

/** The first of two: only an organisation that has its data, by a complete export not long ago, and none that operates the platform. */
export async function requestDeletion(ctx: SignedIn, { ref, backupsUntil, password }: DeletionInput): Promise<store.DeletionRow> {
  requireOperator(ctx);
  if (backupsUntil < todayOf(ctx)) throw invalid('backupsUntil', 'past');
  await requirePassword(ctx, password);
  return await onPlatform(ctx, async ctx => {
    const leaving = await store.findLeaving(ctx.db, ref);
    if (!leaving) throw invalid('ref', 'unknown');
    if (leaving.isOperators) throw invalid('ref', 'operators');
    const now = ctx.app.now();
    const last = await store.findLastExport(ctx.db, leaving.id, new Date(now.getTime() - ARCHIVE_VALID_DAYS * DAY_MS));
    if (!last) throw invalid('ref', 'notExported');
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
      requestedAt: now,
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

type Version = { id: string; version: number };

/** The second of two, and another one. From this moment nobody of the organisation signs in any more. */
export async function approveDeletion(
  ctx: SignedIn,
  { id, version }: Version,
  { ref, password }: DeletionApproval,
): Promise<store.DeletionRow> {
  requireOperator(ctx);
  await requirePassword(ctx, password);
  return await onPlatform(ctx, async ctx => {
    const { user } = ctx.actor;
    const before = await existing(ctx, id);
    if (before.ref !== ref) throw invalid('ref', 'otherName');
    if (before.requestedBy === user.id) throw invalid('password', 'secondPerson');
    if (!(await store.setRunning(ctx.db, { id, version }, { by: user.id, name: user.name, at: ctx.app.now() })))
      throw new AppError('conflict');
    await disableEverybody(ctx, before.departedId);
    await addJob(ctx, 'deleteOrganisation', { id }, { key: `deletion:${id}`, maxAttempts: DELETION_ATTEMPTS });
    await record(ctx, 'organisation.deletionApprove', about(id, { ref }));
    return await existing(ctx, id);
  });
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

/** The certificate with its signature, as a file that people read and programs check. */
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
