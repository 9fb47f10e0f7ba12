import { FactType, FigureType } from '#features/figures/public';
import { type FactEffect, StructureCauseType } from '#features/figure-changes/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { momentAt } from '#platform/today';
import * as actions from './actions';
import type { ReportCommentary, ReportLine } from './content';
import type { MovedFigure } from './moved';
import { publishReport } from './publish';
import type { Opening, ReportRow } from './store';

const ReportType = builder.objectRef<ReportRow>('Report').implement({
  description: 'A published report without its content. Without an entity it is the pack of the whole asset.',
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId'),
    assetEn: t.exposeString('assetEn'),
    assetJp: t.exposeString('assetJp'),
    clientEn: t.exposeString('clientEn'),
    clientJp: t.exposeString('clientJp'),
    entityId: t.exposeID('entityId', { nullable: true }),
    entityRef: t.exposeString('entityRef', { nullable: true }),
    entityEn: t.exposeString('entityEn', { nullable: true }),
    entityJp: t.exposeString('entityJp', { nullable: true }),
    asOf: t.exposeString('asOf'),
    version: t.exposeInt('version'),
    isLatest: t.exposeBoolean('isLatest'),
    reason: t.exposeString('reason', { nullable: true }),
    sha256: t.exposeString('sha256'),
    // Starts with the date in the organisation's time zone, because screens show its first ten characters as "as known on".
    knownAt: t.string({ resolve: ({ knownAt }, _, ctx) => momentAt(knownAt, signedIn(ctx).actor.organisation.timeZone) }),
    publishedAt: t.string({ resolve: ({ publishedAt }) => publishedAt.toISOString() }),
    publisherName: t.exposeString('publisherName'),
    publisherEn: t.exposeString('publisherEn'),
    publisherJp: t.exposeString('publisherJp'),
    moved: t.int({ resolve: (report, _, ctx) => actions.countMoved(signedIn(ctx), report) }),
  }),
});

const LineType = builder.objectRef<ReportLine>('ReportLine').implement({
  fields: t => ({
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    nameEn: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    level: t.exposeInt('level'),
    figures: t.field({ type: [FigureType], resolve: ({ figures }) => figures }),
  }),
});

const ReportCommentaryType = builder.objectRef<ReportCommentary>('ReportCommentary').implement({
  description: 'What a manager said about the month. Its file is at GET /commentaries/{id}/file.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    body: t.exposeString('body'),
    userName: t.exposeString('by'),
    recordedAt: t.exposeString('at'),
    fileName: t.string({ nullable: true, resolve: ({ file }) => file?.name ?? null }),
    fileBytes: t.int({ nullable: true, resolve: ({ file }) => file?.bytes ?? null }),
    fileSha256: t.string({ nullable: true, resolve: ({ file }) => file?.sha256 ?? null }),
  }),
});

const OpenedType = builder.objectRef<actions.OpenedReport>('OpenedReport').implement({
  fields: t => ({
    report: t.field({ type: ReportType, resolve: opened => opened }),
    currency: t.string({ resolve: ({ content }) => content.asset.currency }),
    columns: t.stringList({ resolve: ({ content }) => [...content.columns] }),
    lines: t.field({ type: [LineType], resolve: ({ content }) => content.lines }),
    commentaries: t.field({ type: [ReportCommentaryType], resolve: ({ content }) => content.commentaries ?? [] }),
    isIntact: t.exposeBoolean('isIntact'),
    moved: t.exposeInt('moved'),
    canPublish: t.boolean({ resolve: ({ can }) => can.publish }),
  }),
});

const EffectType = builder.objectRef<FactEffect>('RestatementEffect').implement({
  fields: t => ({
    entityRef: t.string({ resolve: ({ entity }) => entity.ref }),
    fact: t.field({ type: FactType, nullable: true, resolve: ({ fact }) => fact }),
    structure: t.field({ type: StructureCauseType, nullable: true, resolve: ({ structure }) => structure }),
    facts: t.exposeInt('facts'),
    previous: t.exposeString('previous', { nullable: true }),
    effect: t.exposeString('effect', { nullable: true }),
  }),
});

const MovedType = builder.objectRef<MovedFigure>('RestatedFigure').implement({
  fields: t => ({
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    published: t.field({ type: FigureType, resolve: ({ published }) => published }),
    now: t.field({ type: FigureType, resolve: ({ now }) => now }),
    change: t.exposeString('change', { nullable: true }),
    effects: t.field({ type: [EffectType], resolve: ({ effects }) => effects }),
  }),
});

const OpeningType = builder.objectRef<Opening>('ReportOpening').implement({
  fields: t => ({
    userName: t.exposeString('userName'),
    firstAt: t.string({ resolve: ({ firstAt }) => firstAt.toISOString() }),
    lastAt: t.string({ resolve: ({ lastAt }) => lastAt.toISOString() }),
  }),
});

const RestatedReportType = builder.objectRef<actions.RestatedReport>('RestatedReport').implement({
  description:
    'A report of the same month that reads otherwise today: how many of its figures, and the change of its value and month’s return.',
  fields: t => ({
    report: t.field({ type: ReportType, resolve: ({ report }) => report }),
    figures: t.exposeInt('figures'),
    value: t.exposeString('value', { nullable: true }),
    return1m: t.exposeString('return1m', { nullable: true }),
  }),
});

const RestatementType = builder.objectRef<actions.Restatement>('Restatement').implement({
  fields: t => ({
    report: t.field({ type: ReportType, resolve: ({ report }) => report }),
    moved: t.field({ type: [MovedType], resolve: ({ moved }) => moved }),
    reports: t.field({ type: [RestatedReportType], resolve: ({ reports }) => reports }),
    openings: t.field({ type: [OpeningType], resolve: ({ openings }) => openings }),
    canPublish: t.boolean({ resolve: ({ can }) => can.publish }),
  }),
});

builder.queryFields(t => ({
  reports: t.field({
    type: pageType('ReportPage', ReportType),
    access: MEMBER,
    args: { assetId: t.arg.id(), entityId: t.arg.id(), asOf: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { assetId, entityId, asOf, ...slice }, ctx) =>
      actions.listReports(signedIn(ctx), sliceOf(slice, MOST), {
        assetId: assetId ? idOf(assetId) : null,
        entityId: entityId ? idOf(entityId) : null,
        asOf: asOf ? actions.monthOf(asOf) : null,
      }),
  }),
  report: t.field({
    type: OpenedType,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.openReport(signedIn(ctx), idOf(id)),
  }),
  restatement: t.field({
    type: RestatementType,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.restatement(signedIn(ctx), idOf(id)),
  }),
}));

// A row may be compared with current figures, which is expensive.
const MOST = 50;

builder.mutationFields(t => ({
  publishReport: t.field({
    type: ReportType,
    access: WRITER,
    args: { assetId: t.arg.id({ required: true }), entityId: t.arg.id(), asOf: t.arg.string({ required: true }) },
    resolve: (_, { assetId, entityId, asOf }, ctx) =>
      publishReport(signedIn(ctx), { assetId: idOf(assetId), entityId: entityId ? idOf(entityId) : null, asOf: actions.monthOf(asOf) }),
  }),
  restateReport: t.field({
    type: ReportType,
    access: WRITER,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, { id, reason }, ctx) => actions.restate(signedIn(ctx), idOf(id), reason),
  }),
}));
