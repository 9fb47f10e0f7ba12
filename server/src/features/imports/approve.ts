import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { importReason, type ImportStatus } from '@hakaru/contract/imports';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { own, readImport } from './actions';
import { recordApproval, type Approving } from './approval';
import { APPROVED_AT_ONCE_ROWS, queueApproval } from './approval-queue';
import { uploaderOf } from './process';
import * as store from './store';

type Asked = { id: string; version: number; reason?: string | null | undefined };

/**
 * Approves a checked file of one's own organisation. Concurrent approvals are decided by the version: exactly one wins. `atOnceRows` is how
 * many rows are recorded before the answer; a file with more is recorded by a job.
 */
export async function approveImport(
  ctx: SignedIn,
  { id, version, reason }: Asked,
  atOnceRows = APPROVED_AT_ONCE_ROWS,
): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  const seen = await inTransaction(ctx, ctx => own(ctx, id));
  const approving = { version, reason: reason ? parse(importReason, reason) : null, sender: ctx.actor.organisation, as: 'sender' } as const;
  await approveSeen(ctx, seen, { ...approving, atOnceRows });
  return await readImport(ctx, id);
}

type Steered = { ownerId: string; importId: string; assetId: string };

/**
 * Approves a file for the owner of the month if nothing else is missing: it has no findings that need a reason, and its month is open.
 * Returns false for any other file, for one being processed, and for a large one, which is then being approved. The caller has checked that
 * the user may steer the months of the asset.
 */
export async function approveClean(ctx: SignedIn, { ownerId, importId, assetId }: Steered): Promise<boolean> {
  const seen = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findImport(db, ownerId, importId));
  if (seen?.ownerId !== ownerId || !isClean(seen)) return false;
  try {
    const sender = await uploaderOf(ctx.app, seen.organisationId);
    return await approveSeen(ctx, seen, { version: seen.version, reason: null, sender, as: 'steering', assetId });
  } catch (error) {
    if (error instanceof AppError && (error.refusal === 'conflict' || error.refusal === 'invalid')) return false;
    throw error;
  }
}

const CLEAN: readonly ImportStatus[] = ['validated', 'revalidated'];
export const isClean = ({ errors, warnings, status, withdrawnAt }: store.ImportRecord): boolean =>
  errors + warnings === 0 && withdrawnAt === null && CLEAN.includes(status);

/** For everybody who approves: records a small file now, and leaves a large one to a job. Returns whether it is recorded or proposed. */
export async function approveSeen(
  ctx: SignedIn,
  seen: store.ImportRecord,
  { atOnceRows = APPROVED_AT_ONCE_ROWS, assetId = null, ...approving }: Approving & { atOnceRows?: number; assetId?: string | null },
): Promise<boolean> {
  if (seen.rows > atOnceRows) await queueApproval(ctx, seen, { ...approving, assetId });
  else await recordApproval(ctx, seen, approving);
  return seen.rows <= atOnceRows;
}
