import { AppError, invalid } from '@hakaru/contract/errors';
import type { SignedIn } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue } from '#platform/jobs';
import { requireApprovable, type Approving } from './approval';
import * as approvals from './approval-store';
import type { ImportKey } from './process';
import * as store from './store';

/**
 * How many rows are recorded while the approver waits. The largest workbook has 60,000 and more, which took a third of a request's thirty
 * seconds on an idle machine and all of them on a busy one; this many take a thirtieth of that.
 */
export const APPROVED_AT_ONCE_ROWS = 2_000;

/** An asset's months may be held for minutes by a run of theirs; the waits between this many attempts add up to half an hour. */
export const APPROVAL_ATTEMPTS = 8;

/** The key of a file's job; without an id, how all of them begin. */
export const approvalKey = (importId: string): string => `approval:${importId}`;

/**
 * Leaves the approval of a large file to a job, after everything that can be refused without reading its rows. Until the job has ended the
 * file cannot be changed, and whoever may see it sees by whom it is being approved.
 */
export async function queueApproval(
  ctx: SignedIn,
  { organisationId, id }: store.ImportRecord,
  approving: Approving & { assetId: string | null },
): Promise<void> {
  const { user, organisation, impersonatedRole } = ctx.actor;
  await inScope(ctx.app.database.db, { organisation: organisationId }, async db => {
    const before = await store.findImport(db, organisationId, id);
    if (!before?.ownerId) throw new AppError('unauthorized');
    requireUnasked(before);
    await requireApprovable({ ...ctx, db }, before, approving);
    const { version, reason, as, assetId } = approving;
    const decision = {
      userId: user.id,
      homeId: user.organisationId,
      organisationId: organisation.id,
      role: impersonatedRole,
      requestId: ctx.request.id,
      reason,
      as,
      assetId,
    };
    if (!(await approvals.begin(db, { organisationId, id, version, at: ctx.app.now() }, decision, user.name)))
      throw new AppError('conflict');
    await queueJob(db, { organisationId, importId: id });
  });
}

async function queueJob(db: Db, { organisationId, importId }: ImportKey): Promise<void> {
  const queue = organisationQueue('approval', organisationId);
  await addJob(db, 'approveImport', { organisationId, importId }, { key: approvalKey(importId), queue, maxAttempts: APPROVAL_ATTEMPTS });
}

/** Refuses a change of a file that is being approved: it would change what somebody decided on. */
export function requireUnasked({ isBeingApproved }: store.ImportRecord): void {
  if (isBeingApproved) throw invalid('id', 'beingApproved');
}
