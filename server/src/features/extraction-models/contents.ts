import type { ContentCheck } from '@hakaru/contract/content-checks';
import type { ValueType } from '@hakaru/contract/data-points';
import { isTypeInScope } from '@hakaru/contract/document-guess';
import { AppError, invalid } from '@hakaru/contract/errors';
import { valueOf } from '@hakaru/contract/extraction';
import { parse, requiredText } from '@hakaru/contract/fields';
import { approvalBlocks, isNotice, needsBankConfirmation, type ApprovalBlock } from '@hakaru/contract/notice-approval';
import { documentWithPages, isReadingOpen, lockDocument } from '#features/documents/public';
import { findConfirmation, findNotices, type NoticeRow } from '#features/fund-notices/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { queueExtraction } from './jobs';
import { checksOf, noticeFlows, saidIn, type NoticeFlows, type ReadDocument } from './notice-checks';
import { revisionOf, type Revision } from './revision';
import { statementOf, type StatementReview } from './statement';
import * as store from './values-store';

export type Contents = {
  documentId: string;
  /** Incremented by every decision; an approval names the version it is based on. */
  version: number;
  isInScope: boolean;
  /** Whether reading or extraction is still running, so that values may be added. */
  isReading: boolean;
  values: store.ValueRow[];
  checks: ContentCheck[];
  /** Null for a document that is not a notice. */
  approval: Approval | null;
  revision: Revision;
  /** Null for a document that is not a capital account statement. */
  statement: StatementReview | null;
};

export type Approval = {
  blocks: ApprovalBlock[];
  /** The bank details differ from those of the last notice. */
  needsConfirmation: boolean;
  /** The person who confirmed the present bank details. */
  confirmedBy: { id: string; name: string } | null;
  notices: NoticeRow[];
};

/** The values read from a document, with its checks and approval state. */
export async function readContents(ctx: SignedIn, documentId: string): Promise<Contents> {
  return await inTransaction(ctx, async ctx => (await reviewOf(ctx, documentId)).contents);
}

/** Extracts the values again, for example after a model has changed; decided values are kept. */
export async function extractAgain(ctx: SignedIn, documentId: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    await documentWithPages(ctx, documentId);
    await queueExtraction(ctx.db, { organisationId: ctx.actor.organisation.id, documentId });
    return true;
  });
}

export type Decided = { documentId: string; dataPointId: string; tableName: string; page: number; version: number; value: string | null };

/** Confirms or corrects one value. The decision is stored beside the extracted value. */
export async function decideValue(ctx: SignedIn, { documentId, value, ...which }: Decided): Promise<Contents> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const of = { organisationId: ctx.actor.organisation.id, documentId };
    await lockDocument(ctx.db, { organisationId: of.organisationId, id: documentId });
    const { values, isInScope, approval, statement } = (await reviewOf(ctx, documentId)).contents;
    if (!isInScope) throw invalid('documentId', 'outOfScope');
    if ((approval && approval.notices.length > 0) || statement?.made) throw invalid('documentId', 'approved');
    const row = values.find(one => one.dataPointId === which.dataPointId && one.tableName === which.tableName && one.page === which.page);
    if (!row) throw new AppError('notFound');
    const decided = value === null ? row.value : corrected(row, value);
    if (decided === null) throw invalid('value', 'required');
    const isCorrection = decided !== row.value;
    const by = { id: ctx.actor.user.id, name: ctx.actor.user.name, at: ctx.app.now() };
    if (!(await store.decideValue(ctx.db, of, { ...which, value: decided, isCorrection }, by))) throw new AppError('conflict');
    await record(ctx, isCorrection ? 'documentValue.correct' : 'documentValue.approve', {
      subject: 'document',
      subjectId: documentId,
      before: { name: row.dataPointName, value: row.decidedValue ?? row.value },
      after: { name: row.dataPointName, value: decided },
    });
    return (await reviewOf(ctx, documentId)).contents;
  });
}

const LONGEST = 512;

function corrected({ valueType }: store.ValueRow, text: string): string {
  const read = valueOf(valueType as ValueType, parse(requiredText(LONGEST), text)); // guaranteed by a check constraint of the table
  if (read === null) throw invalid('value', valueType === 'date' ? 'dateFormat' : 'number');
  return read;
}

export type Review = { document: ReadDocument; contents: Contents; flows: NoticeFlows };

/** A document with its values, checks and whatever prevents its approval; must be called inside a transaction. */
export async function reviewOf(ctx: SignedIn, documentId: string): Promise<Review> {
  const { id: organisationId, packages } = ctx.actor.organisation;
  const document = await documentWithPages(ctx, documentId);
  // Must be read before the values: if the job ends in between, its values are included.
  const isReading = await isReadingOpen(ctx.db, { organisationId, id: documentId });
  const values = await store.findValues(ctx.db, { organisationId, documentId });
  const isInScope = isTypeInScope(
    document.type,
    packages.map(({ type }) => type),
  );
  const flows = await noticeFlows(ctx, document);
  const revision = await revisionOf(ctx, document, values);
  const replacesId = revision.replaces?.documentId ?? null;
  const noticeChecks = values.length === 0 ? [] : await checksOf(ctx, document, { values, sides: flows.sides, replacesId });
  const { statement, checks: statementChecks } = await statementOf(ctx, document, { values, isInScope });
  const checks = [...noticeChecks, ...statementChecks];
  const approval = isNotice(document.type) ? await approvalOf(ctx, { document, values, checks, isInScope, flows, revision }) : null;
  const version = document.version + values.reduce((total, value) => total + value.version, 0);
  return { document, flows, contents: { documentId, version, isInScope, isReading, values, checks, approval, revision, statement } };
}

type Reviewing = Pick<Contents, 'values' | 'checks' | 'isInScope' | 'revision'> & { document: ReadDocument; flows: NoticeFlows };

async function approvalOf(ctx: SignedIn, { document, values, checks, isInScope, flows, revision }: Reviewing): Promise<Approval> {
  const of = { organisationId: ctx.actor.organisation.id, documentId: document.id };
  const confirmed = await findConfirmation(ctx.db, of);
  const isConfirmed = confirmed !== undefined && confirmed.bankAccount === saidIn(values, 'Bank account');
  const { replaces, replacedBy } = revision;
  const standing = replaces ? await findNotices(ctx.db, { ...of, documentId: replaces.documentId }) : [];
  const blocks = approvalBlocks({
    type: document.type,
    isInScope,
    hasFund: document.entityId !== null,
    values: values.map(({ dataPointName: name, decision, decidedValue, value }) => ({ name, decision, value: decidedValue ?? value })),
    sides: flows.sides.map(({ side }) => side),
    conflicts: flows.conflicts,
    checks,
    isBankConfirmed: isConfirmed,
    replacedBy: replacedBy?.name ?? null,
    replacing: standing.map(({ instructionRef: ref, status, day }) => ({ ref, status, day })),
    today: todayOf(ctx),
  });
  return {
    blocks,
    needsConfirmation: needsBankConfirmation(checks),
    confirmedBy: isConfirmed ? { id: confirmed.userId, name: confirmed.userName } : null,
    notices: await findNotices(ctx.db, of),
  };
}
