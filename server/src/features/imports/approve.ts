import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { importReason, type ImportStatus } from '@hakaru/contract/imports';
import { record } from '#platform/audit';
import { allow, inTransaction, isSupport, type SignedIn } from '#platform/context';
import { insideScope, inScope } from '#platform/db';
import { reportProgress } from '#platform/progress';
import { formOf, type Uploader, type World, worldsOf } from '#features/import-kinds/public';
import { own, readImport } from './actions';
import { announceApproved, announceToSystems } from './announce';
import { holdMonths, isOwners, touchedBy } from './authority';
import { findBasis } from './basis-store';
import { needsSecondPerson } from './marks-store';
import { uploaderOf } from './process';
import { notifySender, propose } from './proposing';
import { contentOf, noteApproved, saveFacts, type Content } from './save-facts';
import * as store from './store';

/**
 * Turns a checked file into facts: all of them, the import's new status and the audit entries in one transaction. Concurrent approvals are
 * decided by the version: exactly one wins. The rows were checked against what the approver's organisation may report at that time, so this
 * is checked again. What only the owner may approve becomes a proposal, without any fact.
 */
export async function approveImport(
  ctx: SignedIn,
  { id, version, reason }: { id: string; version: number; reason?: string | null | undefined },
): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  const seen = await inTransaction(ctx, ctx => own(ctx, id));
  await approveSeen(ctx, seen, {
    version,
    reason: reason ? parse(importReason, reason) : null,
    sender: ctx.actor.organisation,
    as: 'sender',
  });
  return await readImport(ctx, id);
}

/**
 * Approves a file for the owner of the month if nothing else is missing: it has no findings that need a reason, and its month is open.
 * Returns false for any other file, and for one being processed. The caller has checked that the user may steer the owner's month.
 */
export async function approveClean(ctx: SignedIn, { ownerId, importId }: { ownerId: string; importId: string }): Promise<boolean> {
  const seen = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findImport(db, ownerId, importId));
  if (seen?.ownerId !== ownerId || !isClean(seen)) return false;
  try {
    const sender = await uploaderOf(ctx.app, seen.organisationId);
    await approveSeen(ctx, seen, { version: seen.version, reason: null, sender, as: 'steering' });
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.refusal === 'conflict' || error.refusal === 'invalid')) return false;
    throw error;
  }
}

const CLEAN: readonly ImportStatus[] = ['validated', 'revalidated'];
export const isClean = ({ errors, warnings, status, withdrawnAt }: store.ImportRecord): boolean =>
  errors + warnings === 0 && withdrawnAt === null && CLEAN.includes(status);

/** Who approves: the sender's organisation, whoever steers the owner's month, or the owner accepting a proposal. */
export type Approving = { version: number; reason: string | null; sender: Uploader; as: 'sender' | 'steering' | 'owner' };

export async function approveSeen(ctx: SignedIn, seen: store.ImportRecord, approving: Approving): Promise<void> {
  const { id, organisationId } = seen;
  const [world] = seen.ownerId ? await worldsOf(ctx.app, approving.sender, seen.ownerId) : [];
  await inScope(ctx.app.database.db, { organisation: organisationId }, async db => {
    const scoped = { ...ctx, db };
    const before = await store.findImport(db, organisationId, id);
    if (!world || !before?.ownerId) throw new AppError('unauthorized');
    if (before.withdrawnAt) throw invalid('id', 'withdrawn');
    if (before.warnings > 0 && approving.reason === null) throw invalid('reason', 'required');
    if (approving.as === 'sender') await requireSecondPerson(scoped, before);
    if (before.version !== approving.version) throw new AppError('conflict'); // the version approved must be the version that was read and checked
    const content = await contentOf(scoped, before);
    const isProposal = await requireFresh(scoped, { before, version: approving.version }, world, content);
    if (isProposal && approving.as === 'steering') throw invalid('id', 'ownersToAccept');
    if (isProposal && approving.as === 'sender') return await propose(scoped, before, approving);
    await settle(scoped, before, { world, content, approving });
  });
  await reportProgress(ctx.app.database.db, seen.userId, { kind: 'import', id, done: 1, total: 1, state: 'done' });
}

/** Where an organisation requires it, nobody who sent or corrected a file may approve it (decision G123), and support approves none. */
async function requireSecondPerson(ctx: SignedIn, { organisationId, hands }: store.ImportRecord): Promise<void> {
  const isNoSecond = hands.includes(ctx.actor.user.id) || isSupport(ctx.actor);
  if (isNoSecond && (await needsSecondPerson(ctx.db, organisationId))) throw invalid('id', 'secondPerson');
}

/**
 * Refuses a draft if the facts it was checked against have changed since, and returns whether the owner has to decide on it. Until the
 * transaction ends, nobody can confirm the months or write to the same assets.
 */
async function requireFresh(
  ctx: SignedIn,
  { before, version }: { before: store.ImportRecord; version: number },
  world: World,
  { rows }: Content,
): Promise<boolean> {
  const placed = rows.map(row => ({ on: { kind: formOf(row) }, values: row.values }));
  const touched = touchedBy(world, placed);
  await insideScope(ctx.db, { organisation: world.client.id }, () => holdMonths(ctx.db, world, touched));
  const now = await store.findImport(ctx.db, before.organisationId, before.id);
  if (now?.version !== version) throw new AppError('conflict'); // changed before, or while this one waited for the lock
  return await insideScope(ctx.db, { organisation: world.client.id }, async () => {
    if (before.basis !== null && before.basis !== (await findBasis(ctx.db, world.client.id, touched))) throw invalid('id', 'checkAgain');
    return await isOwners(ctx.app, ctx.db, world, { rows: placed, touched });
  });
}

type Settling = { world: World; content: Content; approving: Approving };

async function settle(ctx: SignedIn, before: store.ImportRecord, { world, content, approving }: Settling): Promise<void> {
  const { organisationId, id } = before;
  const { id: userId, name: userName } = ctx.actor.user;
  const { version, reason } = approving;
  if (!(await store.approve(ctx.db, { organisationId, id, version, userId, userName, reason, at: ctx.app.now() })))
    throw new AppError('conflict');
  const entry = { subject: 'import', subjectId: id } as const;
  const { added: recorded, changed } = await insideScope(ctx.db, { organisation: world.client.id }, async () => {
    const saved = await saveFacts(ctx, before, world, content);
    await noteApproved(ctx, { before, world, rows: content.rows });
    if (world.client.id !== organisationId)
      await record(ctx, 'import.approve', {
        ...entry,
        organisationId: world.client.id,
        after: { recorded: saved.added, by: ctx.actor.organisation.ref, ...(approving.as === 'owner' ? { reason } : {}) },
      });
    return saved;
  });
  await store.setRecorded(ctx.db, organisationId, id, recorded);
  if (approving.as === 'owner') {
    await notifySender(ctx, before, 'proposalAccepted');
    await announceToSystems(ctx, before, world.client.id);
  } else await announceApproved(ctx, { before, ownerId: world.client.id, sender: approving.sender, rows: content.rows });
  for (const { id: subjectId, before, after } of changed)
    await record(ctx, 'mandate.update', { subject: 'mandate', subjectId, organisationId: world.client.id, before, after });
  await record(ctx, 'import.approve', { ...entry, organisationId, before: { status: before.status }, after: { recorded, reason } });
}
