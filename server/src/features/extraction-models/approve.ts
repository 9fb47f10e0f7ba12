import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { instructionInput } from '@hakaru/contract/instructions';
import type { NoticeSide } from '@hakaru/contract/notice-approval';
import { lockDocument } from '#features/documents/public';
import { findFundTerms, insertNotice, keepConfirmation } from '#features/fund-notices/public';
import { findMandates, writeInstruction, writingGrants } from '#features/instructions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, isSupport, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import { reviewOf, type Approval, type Contents, type Review } from './contents';
import { saidIn } from './notice-checks';
import { withdrawReplaced } from './replacement';

type Asked = { documentId: string; version: number };

/**
 * Approves a notice whose values are decided: each side becomes a draft instruction with its preliminary cashflow. Repeated or concurrent
 * calls approve it once. Refused while a check fails, with the check's name.
 */
export async function approveNotice(ctx: SignedIn, { documentId, version }: Asked): Promise<Contents> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    await onceIfNamed(ctx, ['approveNotice', documentId, version], ctx => approveOnce(ctx, { documentId, version }));
    return (await reviewOf(ctx, documentId)).contents;
  });
}

async function approveOnce(ctx: SignedIn, { documentId, version }: Asked): Promise<boolean> {
  const organisationId = ctx.actor.organisation.id;
  await lockDocument(ctx.db, { organisationId, id: documentId });
  const review = await reviewOf(ctx, documentId);
  const { approval, version: current } = review.contents;
  if (!approval) throw invalid('documentId', 'notANotice');
  if (!ctx.actor.organisation.modules.includes('cashManagement')) throw invalid('documentId', 'noCashManagement');
  if (approval.notices.length > 0) return true; // approved before, by somebody else or by a repeated call
  if (current !== version) throw new AppError('conflict');
  requireApprovable(ctx, approval);
  const withdrawn = await withdrawReplaced(ctx, review.contents.revision.replaces);
  const made = [];
  for (const side of review.flows.sides) made.push(await instruct(ctx, review, side));
  await record(ctx, 'document.approve', {
    subject: 'document',
    subjectId: documentId,
    after: { notices: made, ...(withdrawn.length > 0 ? { withdrawn } : {}) },
  });
  return true;
}

function requireApprovable(ctx: SignedIn, { blocks, needsConfirmation, confirmedBy }: Approval): void {
  const [first] = blocks;
  if (first) throw new AppError('invalid', { [first.code]: [first.about ?? first.code] });
  // The person who confirmed the bank details may not approve the notice as well.
  if (needsConfirmation && confirmedBy?.id === ctx.actor.user.id) throw invalid('documentId', 'secondPerson');
}

/** Creates the draft instruction of one side under the fund's mandate, and the notice that links it with the document. */
async function instruct(
  ctx: SignedIn,
  { document, contents: { values, revision } }: Review,
  { side, amount, parts }: NoticeSide<string | null>,
) {
  const organisationId = ctx.actor.organisation.id;
  const of = { organisationId, documentId: document.id };
  const fundId = document.entityId ?? '';
  const fund = await findFundTerms(ctx.db, { ...of, replacesId: revision.replaces?.documentId ?? null }, fundId);
  const today = todayOf(ctx);
  const grants = (await writingGrants(ctx)).filter(({ ownerId }) => ownerId === organisationId);
  const mandates = await findMandates(ctx.db, { ownerId: organisationId, grants, today });
  if (!fund || !mandates.some(({ id }) => id === fund.mandateId)) throw invalid('documentId', 'noMandate');
  const day = saidIn(values, 'Due date') ?? '';
  const currency = saidIn(values, 'Currency') ?? '';
  const notice = (saidIn(values, 'Notice number') ?? '').slice(0, LONGEST_NUMBER);
  const bankAccount = saidIn(values, 'Bank account');
  const input = parse(instructionInput, {
    entityId: fund.mandateId,
    category: 'Private Asset',
    type: side === 'call' ? 'contribution' : 'distribution',
    tradeDate: day < today ? day : today,
    settlementDate: day,
    currency,
    amount,
    securityName: fund.name,
    ...(side === 'call' ? { toName: fund.name, payeeAccount: bankAccount?.slice(0, LONGEST_ACCOUNT) ?? null } : { fromName: fund.name }),
    comment: document.name,
  });
  const instructionId = await writeInstruction(ctx, organisationId, input);
  const { id, name } = ctx.actor.user;
  const approved = { person: { id, name }, at: ctx.app.now() };
  await insertNotice(ctx.db, { ...of, ...approved, instructionId, fundId, notice, side, amount, currency, day, bankAccount, parts });
  return { side, amount, currency, day, instructionId };
}

const LONGEST_NUMBER = 64;
const LONGEST_ACCOUNT = 255;

/** Confirms changed bank details: only by a person who decided nothing on the notice, after asking the fund. */
export async function confirmBankDetails(ctx: SignedIn, documentId: string): Promise<Contents> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    await lockDocument(ctx.db, { organisationId, id: documentId });
    const { values, approval } = (await reviewOf(ctx, documentId)).contents;
    if (!approval) throw invalid('documentId', 'notANotice');
    if (!approval.needsConfirmation || approval.notices.length > 0) throw invalid('documentId', 'nothingToConfirm');
    const { id: userId, name: userName } = ctx.actor.user;
    if (values.some(({ decidedBy }) => decidedBy === userId) || isSupport(ctx.actor)) throw invalid('documentId', 'secondPerson');
    const account = values.find(({ dataPointName }) => dataPointName === 'Bank account');
    if (!account || account.decision === 'open') throw invalid('documentId', 'openValues');
    const bankAccount = saidIn(values, 'Bank account') ?? '';
    await keepConfirmation(ctx.db, { organisationId, documentId }, { bankAccount, userId, userName, at: ctx.app.now() });
    await record(ctx, 'document.confirmBank', { subject: 'document', subjectId: documentId, after: { bankAccount } });
    return (await reviewOf(ctx, documentId)).contents;
  });
}
