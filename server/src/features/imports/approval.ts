import { AppError, invalid } from '@hakaru/contract/errors';
import { record } from '#platform/audit';
import { isSupport, type SignedIn } from '#platform/context';
import { allowPauses, insideScope, inScope } from '#platform/db';
import { reportProgress } from '#platform/progress';
import { formOf, type Uploader, type World, worldsOf } from '#features/import-kinds/public';
import { announceApproved, announceToSystems } from './announce';
import { holdMonths, isOwners, touchedBy } from './authority';
import { findBasis } from './basis-store';
import { needsSecondPerson } from './marks-store';
import { isProposed, notifySender, propose } from './proposing';
import { contentOf, noteApproved, saveFacts, type Content, type OnSheet } from './save-facts';
import * as store from './store';

/** Who approves: the sender's organisation, whoever steers the owner's month, or the owner accepting a proposal. */
export type Approving = { version: number; reason: string | null; sender: Uploader; as: 'sender' | 'steering' | 'owner' };

/**
 * Turns a checked file into facts: all of them, the import's new status and the audit entries in one transaction. The rows were checked
 * against what the approver's organisation may report at that time, so this is checked again. What only the owner may approve becomes a
 * proposal, without any fact.
 */
export async function recordApproval(ctx: SignedIn, seen: store.ImportRecord, approving: Approving, { isJob = false } = {}): Promise<void> {
  const { id, organisationId } = seen;
  const report = progressOf(ctx, seen);
  const [world] = seen.ownerId ? await worldsOf(ctx.app, approving.sender, seen.ownerId) : [];
  await inScope(ctx.app.database.db, { organisation: organisationId }, async db => {
    const scoped = { ...ctx, db };
    if (isJob) await allowPauses(db);
    const before = await store.findImport(db, organisationId, id);
    if (!world || !before?.ownerId) throw new AppError('unauthorized');
    await requireApprovable(scoped, before, approving);
    const content = await contentOf(scoped, before);
    const isProposal = await requireFresh(scoped, { before, version: approving.version }, world, content);
    if (isProposal && approving.as === 'steering') throw invalid('id', 'ownersToAccept');
    if (isProposal && approving.as === 'sender') return await propose(scoped, before, approving);
    await settle(scoped, before, { world, content, approving, onSheet: isJob ? report : undefined });
  });
  await reportProgress(ctx.app.database.db, seen.userId, { kind: 'import', id, done: 1, total: 1, state: 'done' });
}

/** Tells the sender and the approver, sheet by sheet and beside the transaction, how many rows have become facts. */
function progressOf({ app, actor }: SignedIn, { id, rows, userId }: store.ImportRecord): (sheet: { rows: number }) => Promise<void> {
  let begun = 0;
  return async sheet => {
    const progress = { kind: 'import', id, done: begun, total: rows, state: 'running' } as const;
    begun += sheet.rows;
    for (const person of new Set([userId, actor.user.id]))
      // Nothing depends on it: a page that hears nothing asks by itself.
      await reportProgress(app.database.db, person, progress).catch(() => undefined);
  };
}

/** What can be refused before a row is read: at once for a file of any size, and again when a large one is recorded. */
export async function requireApprovable(ctx: SignedIn, before: store.ImportRecord, { version, reason, as }: Approving): Promise<void> {
  if (before.withdrawnAt) throw invalid('id', 'withdrawn');
  if (before.warnings > 0 && reason === null) throw invalid('reason', 'required');
  if (as === 'sender') await requireSecondPerson(ctx, before);
  if (as === 'owner' && !isProposed(before)) throw invalid('id', 'notProposed');
  if (before.version !== version) throw new AppError('conflict'); // the version approved must be the version that was read and checked
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

type Settling = { world: World; content: Content; approving: Approving; onSheet: OnSheet | undefined };

async function settle(ctx: SignedIn, before: store.ImportRecord, { world, content, approving, onSheet }: Settling): Promise<void> {
  const { organisationId, id } = before;
  const { id: userId, name: userName } = ctx.actor.user;
  const { version, reason } = approving;
  if (!(await store.approve(ctx.db, { organisationId, id, version, userId, userName, reason, at: ctx.app.now() })))
    throw new AppError('conflict');
  const entry = { subject: 'import', subjectId: id } as const;
  const { added: recorded, changed } = await insideScope(ctx.db, { organisation: world.client.id }, async () => {
    const saved = await saveFacts(ctx, before, { world, content, onSheet });
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
