import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import type { ContentCheck } from '@hakaru/contract/content-checks';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { CheckOutcomeEnum, ContentCheckKindEnum, ValueDecisionEnum, ValueStatusEnum } from '#platform/enumerations/documents';
import { FlowSideEnum } from '#platform/enumerations/funds';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { approveNotice, confirmBankDetails } from './approve';
import { approveStatement, withdrawStatement } from './approve-statement';
import { decideValue, extractAgain, readContents, type Approval, type Contents } from './contents';
import type { NoticeRow } from '#features/fund-notices/public';
import { ApprovalBlockType } from './graphql-blocks';
import { RevisionType } from './graphql-revision';
import { StatementReviewType } from './graphql-statement';
import { replaceNotice } from './replacement';
import type { ValueRow } from './values-store';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

const ContentDataPoint = builder.objectRef<ValueRow>('ContentDataPoint').implement({
  description: 'A value of a document: what the machine found and where, and what a person decided.',
  fields: t => ({
    dataPointId: t.exposeID('dataPointId'),
    name: t.exposeString('dataPointName'),
    nameJp: t.exposeString('dataPointNameJp'),
    tableName: t.exposeString('tableName'),
    valueType: t.exposeString('valueType'),
    breakdownType: t.exposeString('breakdownType'),
    timeDimension: t.exposeString('timeDimension'),
    page: t.exposeInt('page', { description: '0 where it stands on no page.' }),
    modelName: t.exposeString('modelName', { nullable: true }),
    kind: t.exposeInt('kind', { nullable: true }),
    found: t.exposeString('found', { nullable: true }),
    value: t.exposeString('value', { nullable: true }),
    box: t.floatList({ resolve: ({ box }) => (box ? [box.x, box.y, box.width, box.height] : []) }),
    confidence: t.exposeInt('confidence'),
    status: t.expose('status', { type: ValueStatusEnum }),
    decision: t.expose('decision', { type: ValueDecisionEnum }),
    decidedValue: t.exposeString('decidedValue', { nullable: true }),
    decidedByName: t.exposeString('decidedByName', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const ContentCheckType = builder.objectRef<ContentCheck>('ContentCheck').implement({
  fields: t => ({
    id: t.expose('id', { type: ContentCheckKindEnum }),
    outcome: t.expose('outcome', { type: CheckOutcomeEnum }),
    left: t.exposeString('left', { nullable: true }),
    right: t.exposeString('right', { nullable: true }),
  }),
});

const FundNoticeType = builder.objectRef<NoticeRow>('FundNotice').implement({
  description: 'Money an approved notice moves: the instruction it became, and whether its cashflow is preliminary or final.',
  fields: t => ({
    side: t.expose('side', { type: FlowSideEnum }),
    amount: t.exposeString('amount'),
    currency: t.exposeString('currency'),
    day: t.exposeString('day'),
    status: t.exposeString('status'),
    instructionId: t.exposeID('instructionId'),
    instructionRef: t.exposeString('instructionRef'),
    approvedByName: t.exposeString('approvedByName'),
    approvedAt: t.string({ resolve: ({ approvedAt }) => approvedAt.toISOString() }),
  }),
});

const ApprovalType = builder.objectRef<Approval>('NoticeApproval').implement({
  fields: t => ({
    blocks: t.expose('blocks', { type: [ApprovalBlockType] }),
    needsConfirmation: t.exposeBoolean('needsConfirmation', {
      description: 'Bank details differ from last time: a second person confirms them.',
    }),
    confirmedByName: t.string({ nullable: true, resolve: ({ confirmedBy }) => confirmedBy?.name ?? null }),
    notices: t.expose('notices', { type: [FundNoticeType] }),
  }),
});

const ContentsType = builder.objectRef<Contents>('DocumentContents').implement({
  description: 'The values of a document, least certain first, and what they are held against.',
  fields: t => ({
    documentId: t.exposeID('documentId'),
    isInScope: t.exposeBoolean('isInScope'),
    isReading: t.exposeBoolean('isReading', { description: 'Whether pages or values are still to be read: more may come.' }),
    values: t.expose('values', { type: [ContentDataPoint] }),
    checks: t.expose('checks', { type: [ContentCheckType] }),
    version: t.exposeInt('version', { description: 'Rises with every decision; an approval names the one it saw.' }),
    approval: t.expose('approval', { type: ApprovalType, nullable: true, description: 'Null for a document from which no money follows.' }),
    revision: t.expose('revision', { type: RevisionType }),
    statement: t.expose('statement', {
      type: StatementReviewType,
      nullable: true,
      description: 'Null for a document that values no fund.',
    }),
  }),
});

builder.queryFields(t => ({
  documentContents: t.field({
    access: READER,
    type: ContentsType,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: (_, { documentId }, ctx) => readContents(signedIn(ctx), idOf(documentId)),
  }),
}));

builder.mutationFields(t => ({
  extractDocumentAgain: t.boolean({
    access: KEEPER,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: (_, { documentId }, ctx) => extractAgain(signedIn(ctx), idOf(documentId)),
  }),
  decideContentDataPoint: t.field({
    access: KEEPER,
    type: ContentsType,
    args: {
      documentId: t.arg.id({ required: true }),
      dataPointId: t.arg.id({ required: true }),
      tableName: t.arg.string({ required: true }),
      page: t.arg.int({ required: true }),
      version: t.arg.int({ required: true }),
      value: t.arg.string({ description: 'The corrected value; without one the value is approved as it was read.' }),
    },
    resolve: (_, { documentId, dataPointId, value, ...which }, ctx) =>
      decideValue(signedIn(ctx), { ...which, documentId: idOf(documentId), dataPointId: idOf(dataPointId), value: value ?? null }),
  }),
  approveDocumentNotice: t.field({
    access: KEEPER,
    type: ContentsType,
    description: 'Makes a draft instruction and a preliminary cashflow of a notice whose values are decided.',
    args: { documentId: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { documentId, version }, ctx) => approveNotice(signedIn(ctx), { documentId: idOf(documentId), version }),
  }),
  replaceDocumentNotice: t.field({
    access: KEEPER,
    type: ContentsType,
    description: 'Says that a notice takes the place of an earlier one; the drafts of that one are withdrawn when this one is approved.',
    args: {
      documentId: t.arg.id({ required: true }),
      replacesId: t.arg.id({ description: 'Without one it replaces none any more.' }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_, { documentId, replacesId, version }, ctx) =>
      replaceNotice(signedIn(ctx), { documentId: idOf(documentId), replacesId: replacesId ? idOf(replacesId) : null, version }),
  }),
  confirmNoticeBankDetails: t.field({
    access: KEEPER,
    type: ContentsType,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: (_, { documentId }, ctx) => confirmBankDetails(signedIn(ctx), idOf(documentId)),
  }),
}));

builder.mutationFields(t => ({
  approveDocumentStatement: t.field({
    access: KEEPER,
    type: ContentsType,
    description: 'Values a fund by a capital account statement whose values are decided.',
    args: {
      documentId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      quality: t.arg.string({ required: true, description: 'audited, valuated or estimated' }),
    },
    resolve: (_, { documentId, ...asked }, ctx) => approveStatement(signedIn(ctx), { documentId: idOf(documentId), ...asked }),
  }),
  withdrawDocumentStatement: t.field({
    access: KEEPER,
    type: ContentsType,
    description: 'Takes the valuation of a statement back: what stood for the day before stands again.',
    args: { documentId: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { documentId, version }, ctx) => withdrawStatement(signedIn(ctx), { documentId: idOf(documentId), version }),
  }),
}));
