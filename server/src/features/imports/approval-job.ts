import { approvalFailures, type ApprovalFailure } from '@hakaru/contract/imports';
import { AppError } from '@hakaru/contract/errors';
import { accessScopeOf, requireSteering } from '#features/grants/public';
import { allow, type App, type SignedIn } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { reportProgress } from '#platform/progress';
import { clockOf, createSessionLookup } from '#platform/session-lookup';
import { recordApproval } from './approval';
import * as approvals from './approval-store';
import { uploaderOf, type ImportKey } from './process';
import * as store from './store';

/**
 * Records a large file that somebody approved, as one transaction: a process that dies leaves nothing, and the repeated job starts again.
 * What a request would have refused is kept with the import, which can then be approved, corrected or withdrawn again.
 */
export async function runApproval(app: App, key: ImportKey): Promise<void> {
  const { organisationId, importId } = key;
  const [seen, decision] = await scoped(app, key, async db => [
    await store.findImport(db, organisationId, importId),
    await approvals.findDecision(db, organisationId, importId),
  ]);
  if (!seen || !decision) return;
  try {
    const ctx = await approverOf(app, seen, decision);
    const { reason, as } = decision;
    const sender = await uploaderOf(app, organisationId);
    await recordApproval(ctx, seen, { version: seen.version, reason, sender, as }, { isJob: true });
    await reportEnded(app, importId, decision);
  } catch (error) {
    if (!(error instanceof AppError) || error.refusal === 'unavailable') throw error;
    await endApproval(app, key, failureOf(error));
  }
}

/** The approver with the rights they have now. */
async function approverOf(app: App, { id, ownerId, organisationId }: store.ImportRecord, decision: approvals.Decision): Promise<SignedIn> {
  const actor = await createSessionLookup(app.database.pool, clockOf(app), 'approvers_of')(Buffer.from(id.replaceAll('-', ''), 'hex'));
  if (!actor?.user.verified || !actor.user.agreed) throw new AppError('unauthorized');
  const request = { id: decision.requestId, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
  const ctx = { app, db: app.database.db, actor, request };
  allow(ctx, 'write');
  if (decision.as === 'steering' && decision.assetId) requireSteering(ctx, await accessScopeOf(ctx, decision.assetId));
  else if (actor.organisation.id !== (decision.as === 'owner' ? ownerId : organisationId)) throw new AppError('unauthorized');
  return ctx;
}

const isFailure = (code: string | undefined): code is ApprovalFailure => approvalFailures.some(one => one === code);

function failureOf({ refusal, fields }: AppError): ApprovalFailure {
  if (refusal === 'unauthorized' || refusal === 'notFound') return 'rightsLost';
  const code = Object.values(fields).flat()[0] ?? refusal;
  return isFailure(code) ? code : 'unexpected';
}

/** Ends an approval without a fact; nothing if it has been recorded. */
export async function endApproval(app: App, { organisationId, importId }: ImportKey, why: ApprovalFailure): Promise<void> {
  const ended = await scoped(app, { organisationId, importId }, async db => {
    const decision = await approvals.findDecision(db, organisationId, importId);
    await approvals.fail(db, { organisationId, id: importId, at: app.now() }, why);
    return decision;
  });
  app.log.warn('approval not recorded', { result: why });
  if (ended) await reportEnded(app, importId, ended);
}

/** Progress goes to the sender with the file's status; the approver may be somebody else. */
async function reportEnded(app: App, id: string, { userId }: approvals.Decision): Promise<void> {
  await reportProgress(app.database.db, userId, { kind: 'import', id, done: 1, total: 1, state: 'done' });
}

function scoped<T>(app: App, { organisationId }: ImportKey, work: (db: Db) => Promise<T>): Promise<T> {
  return inScope(app.database.db, { organisation: organisationId }, work);
}
