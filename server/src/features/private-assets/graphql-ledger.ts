import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { flowTypes, partGroups } from '@hakaru/contract/private-assets';
import { FigureType } from '#features/figures/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FlowSideEnum, FundCheckKindEnum, FundFlowKindEnum } from '#platform/enumerations/funds';
import { ValuationQualityEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listFundDocuments, readFundLedger, type FundLedger } from './actions';
import type { CheckTerm, LedgerCheck } from './checks';
import type { FundDocumentRow } from './document-store';
import type { LedgerRow, Statement } from './ledger';
import type { EarlierValuation } from './store';

const PartType = builder.objectRef<LedgerRow['parts'][number]>('FundLedgerPart').implement({
  fields: t => ({
    type: t.expose('type', { type: FundFlowKindEnum }),
    nameEn: t.string({ resolve: ({ type }) => flowTypes[type].en }),
    nameJp: t.string({ resolve: ({ type }) => flowTypes[type].jp }),
    amount: t.exposeString('amount'),
  }),
});

const RowType = builder.objectRef<LedgerRow>('FundLedgerRow').implement({
  description: 'What a fund called or paid out on a day, and where it stood afterwards, in its own currency.',
  fields: t => ({
    day: t.exposeString('day'),
    side: t.expose('side', { type: FlowSideEnum }),
    notices: t.exposeStringList('notices'),
    fxRate: t.exposeString('fxRate', { nullable: true }),
    parts: t.expose('parts', { type: [PartType] }),
    ...Object.fromEntries(partGroups.map(group => [group, t.string({ resolve: ({ groups }) => groups[group] })])),
    amount: t.expose('amount', { type: FigureType }),
    amountBase: t.expose('amountBase', { type: FigureType, description: 'In the investor’s currency, as reported with the notice.' }),
    called: t.expose('called', { type: FigureType }),
    distributed: t.expose('distributed', { type: FigureType }),
    unfunded: t.expose('unfunded', { type: FigureType }),
  }),
});

const EarlierType = builder.objectRef<EarlierValuation>('FundEarlierStatement').implement({
  fields: t => ({
    nav: t.exposeString('nav'),
    quality: t.expose('quality', { type: ValuationQualityEnum }),
    recordedAt: t.string({ resolve: ({ recordedAt }) => recordedAt.toISOString() }),
    supersededAt: t.string({ resolve: ({ supersededAt }) => supersededAt.toISOString() }),
  }),
});

const StatementType = builder.objectRef<Statement>('FundStatement').implement({
  description: 'A valuation, and how it follows from the one before: opening, calls, distributions and the gain between them.',
  fields: t => ({
    day: t.exposeString('day'),
    quality: t.expose('quality', { type: ValuationQualityEnum }),
    opening: t.exposeString('opening'),
    calls: t.exposeString('calls'),
    distributions: t.exposeString('distributions'),
    gain: t.exposeString('gain'),
    nav: t.expose('nav', { type: FigureType }),
    earlier: t.expose('earlier', { type: [EarlierType] }),
  }),
});

const TermType = builder.objectRef<CheckTerm>('FundCheckTerm').implement({
  fields: t => ({
    id: t.exposeString('id'),
    isSubtracted: t.exposeBoolean('isSubtracted'),
    value: t.exposeString('value', { nullable: true }),
    figure: t.expose('figure', { type: FigureType, nullable: true }),
  }),
});

const CheckType = builder.objectRef<LedgerCheck>('FundCheck').implement({
  description: 'An identity between figures of a fund. `holds` is null while one of its sides is not known.',
  fields: t => ({
    id: t.expose('id', { type: FundCheckKindEnum }),
    terms: t.expose('terms', { type: [TermType] }),
    result: t.expose('result', { type: TermType }),
    difference: t.exposeString('difference', { nullable: true }),
    holds: t.exposeBoolean('holds', { nullable: true }),
  }),
});

const CommitmentType = builder.objectRef<FundLedger['commitments'][number]>('FundCommitment').implement({
  fields: t => ({ day: t.exposeString('day'), amount: t.exposeString('amount') }),
});

const MandateType = builder.objectRef<NonNullable<FundLedger['mandate']>>('FundMandate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    manager: t.string({ nullable: true, resolve: ({ manager }) => manager?.en ?? null }),
    managerJp: t.string({ nullable: true, resolve: ({ manager }) => manager?.jp ?? null }),
  }),
});

const LedgerType = builder.objectRef<FundLedger>('FundLedger').implement({
  description: 'A private fund with its notices and statements by a month-end, newest first, and the checks between them.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    currency: t.exposeString('currency'),
    baseCurrency: t.exposeString('baseCurrency'),
    mandate: t.expose('mandate', { type: MandateType, nullable: true }),
    commitments: t.expose('commitments', { type: [CommitmentType] }),
    rows: t.expose('rows', { type: [RowType] }),
    statements: t.expose('statements', { type: [StatementType] }),
    checks: t.expose('checks', { type: [CheckType] }),
  }),
});

const DocumentType = builder.objectRef<FundDocumentRow>('FundDocument').implement({
  description: 'A document of the vault that names a fund. Its file is at GET /documents/{id}/file.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.exposeString('type'),
    asOf: t.exposeString('asOf', { nullable: true }),
    fileName: t.exposeString('fileName'),
    format: t.exposeString('format'),
    userName: t.exposeString('userName'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

builder.queryFields(t => ({
  fundDocuments: t.field({
    access: { ...MEMBER, gate: DOCUMENTS_GATE },
    type: [DocumentType],
    args: { fundId: t.arg.id({ required: true }) },
    resolve: (_, { fundId }, ctx) => listFundDocuments(signedIn(ctx), idOf(fundId)),
  }),
  fundLedger: t.field({
    access: MEMBER,
    type: LedgerType,
    args: {
      assetId: t.arg.id({ required: true }),
      fundId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, fundId, asOf, known }, ctx) =>
      readFundLedger(signedIn(ctx), { assetId: idOf(assetId), fundId: idOf(fundId), asOf, known }),
  }),
}));
