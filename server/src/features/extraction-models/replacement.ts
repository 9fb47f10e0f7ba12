import { AppError, invalid } from '@hakaru/contract/errors';
import { lockDocument, raiseDocument } from '#features/documents/public';
import { dropReplacement, findNotices, keepReplacement, type NoticeLink } from '#features/fund-notices/public';
import { moveInTransaction } from '#features/instructions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { reviewOf, type Contents } from './contents';

type Asked = { documentId: string; replacesId: string | null; version: number };

/**
 * Sets or clears the earlier notice of the fund that a notice replaces. The earlier one is withdrawn only with the approval, so that one of
 * the two is always in force.
 */
export async function replaceNotice(ctx: SignedIn, { documentId, replacesId, version }: Asked): Promise<Contents> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    // Locks the later document first, in the same order as an approval, so that concurrent calls wait for each other.
    for (const id of [documentId, ...(replacesId ? [replacesId] : [])]) await lockDocument(ctx.db, { organisationId, id });
    const { contents } = await reviewOf(ctx, documentId);
    if (!contents.approval) throw invalid('documentId', 'notANotice');
    if (contents.approval.notices.length > 0) throw invalid('documentId', 'approved');
    if (contents.version !== version) throw new AppError('conflict');
    const before = contents.revision.replaces;
    if (replacesId === null) await dropReplacement(ctx.db, { organisationId, documentId });
    else await link(ctx, contents, replacesId);
    await raiseDocument(ctx.db, { organisationId, id: documentId });
    const after = (await reviewOf(ctx, documentId)).contents;
    const names = { before: { replaces: before?.name ?? null }, after: { replaces: after.revision.replaces?.name ?? null } };
    await record(ctx, 'document.replace', { subject: 'document', subjectId: documentId, ...names });
    return after;
  });
}

async function link(ctx: SignedIn, { documentId, revision }: Contents, replacesId: string): Promise<void> {
  if (revision.replaces) throw invalid('replacesId', 'replacesAnother');
  if (!revision.offers.some(offer => offer.documentId === replacesId)) throw invalid('replacesId', 'notFound');
  const of = { organisationId: ctx.actor.organisation.id, documentId };
  await keepReplacement(ctx.db, of, { replacesId, userName: ctx.actor.user.name, at: ctx.app.now() });
}

/** Called with the approval of the replacing notice: deletes the draft instructions of the earlier one with their preliminary cashflows. */
export async function withdrawReplaced(ctx: SignedIn, replaces: NoticeLink | null) {
  if (!replaces) return [];
  const organisationId = ctx.actor.organisation.id;
  await lockDocument(ctx.db, { organisationId, id: replaces.documentId });
  const standing = await findNotices(ctx.db, { organisationId, documentId: replaces.documentId });
  const drafts = standing.map(({ instructionId, instructionVersion }) => ({ id: instructionId, version: instructionVersion }));
  if (drafts.length > 0) await moveInTransaction(ctx, 'delete', drafts);
  return standing.map(({ side, amount, instructionRef }) => ({ side, amount, instruction: instructionRef }));
}
