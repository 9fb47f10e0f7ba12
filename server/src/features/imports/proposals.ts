import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { acceptanceInput, proposalReturnInput } from '@hakaru/contract/imports';
import { record } from '#platform/audit';
import { allow, type SignedIn } from '#platform/context';
import { inScope, insideScope } from '#platform/db';
import { readImport } from './actions';
import { APPROVED_AT_ONCE_ROWS, requireUnasked } from './approval-queue';
import { approveSeen } from './approve';
import * as marks from './marks-store';
import { uploaderOf } from './process';
import { isProposed, notifySender } from './proposing';
import type { ImportRecord } from './store';

/** The owner accepts a proposed change with a reason: it becomes a fact and restates what was published, a large one by a job. */
export async function acceptProposal(
  ctx: SignedIn,
  { id, version, reason }: { id: string; version: number; reason: string },
  atOnceRows = APPROVED_AT_ONCE_ROWS,
): Promise<ImportRecord> {
  const seen = await proposed(ctx, id);
  const words = parse(acceptanceInput, { reason }).reason;
  const sender = await uploaderOf(ctx.app, seen.organisationId);
  await approveSeen(ctx, seen, { version, reason: words, sender, as: 'owner', atOnceRows });
  return await readImport(ctx, id);
}

/** The owner returns a proposed change with a comment; its sender may correct it, propose it again or withdraw it. */
export async function returnProposal(
  ctx: SignedIn,
  { id, version, comment }: { id: string; version: number; comment: string },
): Promise<ImportRecord> {
  const seen = await proposed(ctx, id);
  const words = parse(proposalReturnInput, { comment }).comment;
  const { organisationId, ownerId } = seen;
  await inScope(ctx.app.database.db, { organisation: organisationId }, async db => {
    const marked = { organisationId, id, version, at: ctx.app.now() };
    if (!(await marks.giveBack(db, marked, { userName: ctx.actor.user.name, comment: words }))) throw new AppError('conflict');
    const entry = { subject: 'import', subjectId: id, after: { comment: words, by: ctx.actor.organisation.ref } } as const;
    await record({ ...ctx, db }, 'import.return', { ...entry, organisationId });
    if (ownerId)
      await insideScope(db, { organisation: ownerId }, () =>
        record({ ...ctx, db }, 'import.return', { ...entry, organisationId: ownerId }),
      );
    await notifySender({ ...ctx, db }, seen, 'proposalReturned');
  });
  return await readImport(ctx, id);
}

/** A proposal that the user may decide on: only writers of the owner may. */
async function proposed(ctx: SignedIn, id: string): Promise<ImportRecord> {
  const seen = await readImport(ctx, id);
  allow(ctx, 'write');
  if (seen.ownerId !== ctx.actor.organisation.id) throw new AppError('unauthorized');
  if (!isProposed(seen)) throw invalid('id', 'notProposed');
  requireUnasked(seen);
  return seen;
}
