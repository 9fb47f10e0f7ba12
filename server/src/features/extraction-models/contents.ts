import { flowsOf } from '@hakaru/contract/cashflow-mappings';
import { contentChecks, type ContentCheck } from '@hakaru/contract/content-checks';
import type { ValueType } from '@hakaru/contract/data-points';
import { isTypeInScope } from '@hakaru/contract/document-guess';
import { AppError, invalid } from '@hakaru/contract/errors';
import { valueOf } from '@hakaru/contract/extraction';
import { parse, requiredText } from '@hakaru/contract/fields';
import { findMappings } from '#features/cashflow-mappings/public';
import { documentWithPages } from '#features/documents/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { queueExtraction } from './jobs';
import * as store from './values-store';

export type Contents = { documentId: string; isInScope: boolean; values: store.ValueRow[]; checks: ContentCheck[] };

/** What was read of a document and what it is held against. */
export async function readContents(ctx: SignedIn, documentId: string): Promise<Contents> {
  return await inTransaction(ctx, async ctx => await contentsOf(ctx, documentId));
}

/** Reads the values once more, after a model changed; what a person decided stays. */
export async function extractAgain(ctx: SignedIn, documentId: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    await documentWithPages(ctx, documentId);
    await queueExtraction(ctx.db, { organisationId: ctx.actor.organisation.id, documentId });
    return true;
  });
}

export type Decided = { documentId: string; dataPointId: string; tableName: string; page: number; version: number; value: string | null };

/** A person's word on one value: as it was read, or corrected. Both are kept beside what the machine found. */
export async function decideValue(ctx: SignedIn, { documentId, value, ...which }: Decided): Promise<Contents> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const of = { organisationId: ctx.actor.organisation.id, documentId };
    const { values, isInScope } = await contentsOf(ctx, documentId);
    if (!isInScope) throw invalid('documentId', 'outOfScope');
    const row = values.find(one => one.dataPointId === which.dataPointId && one.tableName === which.tableName && one.page === which.page);
    if (!row) throw new AppError('notFound');
    const decided = value === null ? row.value : corrected(row, value);
    if (decided === null) throw invalid('value', 'required');
    const isCorrection = decided !== row.value;
    const by = { name: ctx.actor.user.name, at: ctx.app.now() };
    if (!(await store.decideValue(ctx.db, of, { ...which, value: decided, isCorrection }, by))) throw new AppError('conflict');
    await record(ctx, isCorrection ? 'documentValue.correct' : 'documentValue.approve', {
      subject: 'document',
      subjectId: documentId,
      before: { name: row.dataPointName, value: row.decidedValue ?? row.value },
      after: { name: row.dataPointName, value: decided },
    });
    return await contentsOf(ctx, documentId);
  });
}

const LONGEST = 512;

function corrected({ valueType }: store.ValueRow, text: string): string {
  const read = valueOf(valueType as ValueType, parse(requiredText(LONGEST), text)); // the table's own check
  if (read === null) throw invalid('value', valueType === 'date' ? 'dateFormat' : 'number');
  return read;
}

async function contentsOf(ctx: SignedIn, documentId: string): Promise<Contents> {
  const { id: organisationId, packages } = ctx.actor.organisation;
  const document = await documentWithPages(ctx, documentId);
  const values = await store.findValues(ctx.db, { organisationId, documentId });
  const held = packages.map(({ type }) => type);
  const checks = values.length === 0 ? [] : await checksOf(ctx, document, values);
  return { documentId, isInScope: isTypeInScope(document.type, held), values, checks };
}

type Document = Awaited<ReturnType<typeof documentWithPages>>;
const NOTICES: readonly string[] = ['PA_CONTRIBUTION', 'PA_DISTRIBUTION', 'PA_CASHFLOW'];

/** Notices are held against the fund they speak of; a report is held against nothing. */
async function checksOf(ctx: SignedIn, document: Document, values: readonly store.ValueRow[]): Promise<ContentCheck[]> {
  if (!NOTICES.includes(document.type)) return [];
  const said = (name: string): string | null => {
    const row = values.find(({ dataPointName }) => dataPointName === name);
    return row ? (row.decidedValue ?? row.value) : null;
  };
  const total = said('Total amount');
  const dueDate = said('Due date');
  const known = await knownOf(ctx, document, { total, dueDate });
  return contentChecks(
    {
      total,
      parts: known.parts,
      currency: said('Currency'),
      noticeDate: said('Notice date'),
      dueDate,
      bankAccount: said('Bank account'),
      isCall: document.type === 'PA_CONTRIBUTION',
    },
    known,
  );
}

async function knownOf(ctx: SignedIn, document: Document, { total, dueDate }: { total: string | null; dueDate: string | null }) {
  const { entityId, pages } = document;
  const nothing = { parts: [], fundCurrency: null, unfunded: null, lastBankAccount: null, sameNotice: null };
  if (!entityId) return nothing;
  const organisationId = ctx.actor.organisation.id;
  const elsewhere = (name: string) => store.findElsewhere(ctx.db, { organisationId, documentId: document.id }, entityId, name);
  const mappings = await findMappings(ctx.db, organisationId, { securityId: entityId, search: '' });
  const fund = await store.findFundTerms(ctx.db, organisationId, entityId);
  const [bank] = await elsewhere('Bank account');
  const sameDay = new Set((await elsewhere('Due date')).filter(({ value }) => value === dueDate).map(({ documentId }) => documentId));
  const same = (await elsewhere('Total amount')).find(({ value, documentId }) => value === total && sameDay.has(documentId));
  return {
    parts: flowsOf(pages, mappings).flows.map(({ amount }) => amount),
    fundCurrency: fund?.currency ?? null,
    unfunded: fund?.unfunded ?? null,
    lastBankAccount: bank?.value ?? null,
    sameNotice: same?.documentName ?? null,
  };
}
