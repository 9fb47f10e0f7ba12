import { instructionMoves, isEditable, mayWriteInstructions, openAnswers, type InstructionTab } from '@hakaru/contract/instructions';
import { mayWrite } from '@hakaru/contract/access';
import { listOfInstruction, TransactionType } from '#features/transactions/public';
import { roleOf, signedIn, type SignedIn } from '#platform/context';
import { HolidayCalendarEnum } from '#platform/enumerations/markets';
import { InstructionTabEnum, MovementStatusEnum, TrusteeAnswerKindEnum } from '#platform/enumerations/money';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { listAudit, noticeOf, type InstructionNotice } from './actions';
import { isMovedAsForward } from './moves';
import type { AnswerRow, AuditRow, InstructionRow } from './store';
import type { DuplicateRow } from './warning-store';
import type { InstructionWarnings } from './warnings';
import type { MandateChoice } from './write-store';

const AuditType = builder.objectRef<AuditRow>('InstructionAuditEntry').implement({
  fields: t => ({
    user: t.exposeString('userName'),
    action: t.exposeString('action'),
    oldStatus: t.exposeString('oldStatus', { nullable: true }),
    newStatus: t.exposeString('newStatus'),
    timestamp: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const AnswerType = builder.objectRef<AnswerRow>('TrusteeAnswer').implement({
  description: "A trust bank's word on a final instruction. It does not change the status.",
  fields: t => ({
    answer: t.expose('answer', { type: TrusteeAnswerKindEnum }),
    comment: t.exposeString('comment', { nullable: true }),
    reference: t.exposeString('reference', { nullable: true }),
    user: t.exposeString('userName'),
    bankName: t.exposeString('bankName'),
    bankNameJp: t.exposeString('bankNameJp'),
    at: t.exposeString('at'),
  }),
});

const InstructionNoticeType = builder.objectRef<InstructionNotice>('InstructionNotice').implement({
  fields: t => ({
    documentId: t.exposeID('documentId'),
    documentName: t.exposeString('documentName'),
    fundId: t.exposeID('fundId'),
  }),
});

export const InstructionType = builder.objectRef<InstructionRow>('Instruction').implement({
  description: 'An order to the trust bank of a mandate to move money.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    number: t.exposeString('number', {
      nullable: true,
      description: 'Given when it becomes final: fiscal year and number in it, without gaps.',
    }),
    assetId: t.exposeID('assetId'),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
    entityId: t.exposeID('entityId'),
    entityRef: t.exposeString('entityRef'),
    entityName: t.exposeString('entityName'),
    entityNameJp: t.exposeString('entityNameJp'),
    category: t.exposeString('category'),
    type: t.exposeString('type'),
    status: t.expose('status', { type: MovementStatusEnum }),
    fromName: t.exposeString('fromName', { nullable: true }),
    toName: t.exposeString('toName', { nullable: true }),
    payeeAccount: t.exposeString('payeeAccount', {
      nullable: true,
      description: 'Bank, branch, kind and number of the account that is paid.',
    }),
    fromEntityId: t.exposeID('fromEntityId', { nullable: true }),
    toEntityId: t.exposeID('toEntityId', { nullable: true }),
    fromRef: t.exposeString('fromRef', { nullable: true, description: 'The code of the mandate money leaves.' }),
    toRef: t.exposeString('toRef', { nullable: true, description: 'The code of the mandate money enters.' }),
    trustee: t.exposeString('trustee', { nullable: true }),
    trusteeJp: t.exposeString('trusteeJp', { nullable: true }),
    trusteeRef: t.exposeString('trusteeRef', { nullable: true }),
    securityName: t.exposeString('securityName', { nullable: true }),
    date: t.exposeString('date'),
    tradeDate: t.exposeString('tradeDate'),
    settlementDate: t.exposeString('settlementDate'),
    currency: t.exposeString('currency'),
    amount: t.exposeString('amount'),
    side: t.exposeString('side', { nullable: true }),
    counterCurrency: t.exposeString('counterCurrency', { nullable: true }),
    rate: t.exposeString('rate', { nullable: true }),
    amountJpy: t.exposeString('amountJpy', {
      nullable: true,
      description: 'Null where the amount is in another currency and no rate to yen was agreed.',
    }),
    comment: t.exposeString('comment', { nullable: true }),
    createdBy: t.exposeString('createdByName', { nullable: true }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    updatedBy: t.exposeString('updatedByName', { nullable: true }),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
    version: t.exposeInt('version'),
    answers: t.expose('answers', { type: [AnswerType] }),
    audit: t.field({ type: [AuditType], resolve: (row, _, ctx) => listAudit(signedIn(ctx), row) }),
    transactions: t.field({ type: [TransactionType], resolve: ({ id }, _, ctx) => listOfInstruction(signedIn(ctx), id) }),
    abilities: t.stringList({
      description: 'What the sender may do with it now, as far as its status and their part go.',
      resolve: (row, _, ctx) => abilitiesOf(signedIn(ctx), row),
    }),
  }),
});

builder.objectField(InstructionType, 'notice', t =>
  t.field({
    type: InstructionNoticeType,
    nullable: true,
    description: 'The notice it was made of; only for whoever keeps the document.',
    resolve: (row, _, ctx) => noticeOf(signedIn(ctx), row),
  }),
);

/** Actions on a single instruction; set-off and split concern several. */
const SINGLE: readonly string[] = ['finalize', 'delete', 'cancel'];

function abilitiesOf({ actor }: SignedIn, row: InstructionRow): string[] {
  const { status, parts, answers } = row;
  if (!mayWrite(roleOf(actor)) || !parts) return [];
  const moves = instructionMoves.filter(
    ({ from, action }) => from === status && status !== 'finalSplit' && SINGLE.includes(action) && !isMovedAsForward(row, action),
  );
  const own = row.isOfForward ? [] : [...(isEditable(status) ? ['edit'] : []), 'duplicate'];
  const writing = [...own, ...moves.map(({ action }) => action)];
  const isAnswering = parts.includes('trustee') && status === 'final';
  return [...(parts.some(mayWriteInstructions) ? writing : []), ...(isAnswering ? openAnswers(answers.map(({ answer }) => answer)) : [])];
}

const TabCountType = builder.objectRef<{ tab: InstructionTab; total: number }>('InstructionTabCount').implement({
  fields: t => ({ tab: t.expose('tab', { type: InstructionTabEnum }), total: t.exposeInt('total') }),
});

type Tabs = { tabs: { tab: InstructionTab; total: number }[] };

export const InstructionPage = builder.objectRef<Page<InstructionRow> & Tabs>('InstructionPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [InstructionType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    tabs: t.expose('tabs', { type: [TabCountType] }),
  }),
});

export const MandateChoiceType = builder.objectRef<MandateChoice>('InstructionMandate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    currency: t.exposeString('currency'),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
    trustee: t.exposeString('trustee', { nullable: true }),
    trusteeJp: t.exposeString('trusteeJp', { nullable: true }),
  }),
});

const CutOffType = builder.objectRef<InstructionWarnings['cutOff']>('InstructionCutOff').implement({
  description: "Until when the trust bank takes it; the time is Tokyo's.",
  fields: t => ({ day: t.exposeString('day'), time: t.exposeString('time'), isPast: t.exposeBoolean('isPast') }),
});

const ClosureType = builder.objectRef<InstructionWarnings['closures'][number]>('SettlementClosure').implement({
  description: 'A centre that is closed on the settlement date.',
  fields: t => ({
    country: t.expose('country', { type: HolidayCalendarEnum }),
    countryName: t.exposeString('countryName'),
    countryNameJp: t.exposeString('countryNameJp'),
    holiday: t.string({ nullable: true, description: 'Null on a weekend.', resolve: ({ holiday }) => holiday?.nameEn ?? null }),
    holidayJp: t.string({ nullable: true, resolve: ({ holiday }) => holiday?.nameJp ?? null }),
  }),
});

const DuplicateType = builder.objectRef<DuplicateRow>('InstructionDuplicate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    number: t.exposeString('number', { nullable: true }),
    status: t.expose('status', { type: MovementStatusEnum }),
  }),
});

export const InstructionWarningsType = builder.objectRef<InstructionWarnings>('InstructionWarnings').implement({
  description: 'What speaks against an instruction as it is being written. None of it keeps anybody from saving it.',
  fields: t => ({
    cutOff: t.expose('cutOff', { type: CutOffType }),
    closures: t.expose('closures', { type: [ClosureType] }),
    proposedDate: t.exposeString('proposedDate', {
      nullable: true,
      description: 'The settlement date to take instead; null where nothing speaks against the one given.',
    }),
    duplicates: t.expose('duplicates', {
      type: [DuplicateType],
      description: 'Others of the mandate with the same category, amount, currency and settlement date that still count.',
    }),
  }),
});
