import { placeOfBox } from '@hakaru/contract/document-reading';
import { AppError, invalid } from '@hakaru/contract/errors';
import { reportedQualities } from '@hakaru/contract/private-assets';
import { lockDocument } from '#features/documents/public';
import { findFundCurrency, unvalueFund, valueFund } from '#features/fund-statements/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { reviewOf, type Contents } from './contents';
import { saidIn } from './notice-checks';

type Asked = { documentId: string; version: number };

/**
 * Approves a statement whose values are decided: it becomes a valuation of its fund with the quality chosen. Repeated or concurrent calls
 * approve it once. Refused while a check fails, with the check's name.
 */
export async function approveStatement(ctx: SignedIn, { documentId, version, quality }: Asked & { quality: string }): Promise<Contents> {
  allow(ctx, 'write');
  const chosen = reportedQualities.find(one => one === quality);
  if (!chosen) throw invalid('quality', 'invalid');
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    await lockDocument(ctx.db, { organisationId, id: documentId });
    const { document, contents } = await reviewOf(ctx, documentId);
    const { statement, values } = contents;
    if (!statement) throw invalid('documentId', 'notAStatement');
    if (statement.made) return contents; // approved before, by somebody else or by a repeated call
    if (contents.version !== version) throw new AppError('conflict');
    const [first] = statement.blocks;
    if (first) throw new AppError('invalid', { [first.code]: [first.about ?? first.code] });
    const { asOf, currency, nav } = statement;
    const fundId = document.entityId ?? '';
    if (!asOf || !currency || !nav || (await findFundCurrency(ctx.db, organisationId, fundId)) === null)
      throw invalid('documentId', 'notAPrivateFund');
    const box = values.find(({ dataPointName }) => dataPointName === 'Net asset value')?.box ?? null;
    const said = { fundId, asOf, quality: chosen, nav, currency, accruedCarry: saidIn(values, 'Accrued carry') };
    await valueFund(ctx, { ...said, document: { id: documentId, name: document.name }, place: box && placeOfBox(box) });
    const before = statement.standing.find(one => one.quality === chosen)?.nav ?? null;
    await record(ctx, 'document.approveStatement', { subject: 'document', subjectId: documentId, before: { nav: before }, after: said });
    return (await reviewOf(ctx, documentId)).contents;
  });
}

/** Withdraws the valuation; the one it superseded is current again. */
export async function withdrawStatement(ctx: SignedIn, { documentId, version }: Asked): Promise<Contents> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    await lockDocument(ctx.db, { organisationId: ctx.actor.organisation.id, id: documentId });
    const { contents } = await reviewOf(ctx, documentId);
    if (!contents.statement) throw invalid('documentId', 'notAStatement');
    const { made } = contents.statement;
    if (!made) return contents;
    if (contents.version !== version) throw new AppError('conflict');
    await unvalueFund(ctx, made);
    const { asOf, quality, nav } = made;
    await record(ctx, 'document.withdrawStatement', { subject: 'document', subjectId: documentId, before: { asOf, quality, nav } });
    return (await reviewOf(ctx, documentId)).contents;
  });
}
