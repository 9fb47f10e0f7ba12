import { packSections } from '@hakaru/contract/committee-packs';
import { invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import type { ReportRow } from '#features/reports/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { PackFormatEnum, PackLanguageEnum, PackSectionEnum } from '#platform/enumerations/documents';
import { RunStateEnum } from '#platform/enumerations/imports';
import { LanguageEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import * as actions from './actions';
import { PreviewType } from './graphql-preview';
import type { PackFile, PackRow, TemplateRow } from './store';

const PublicationType = builder.objectRef<ReportRow>('CommitteePackPublication').implement({
  description: 'A published report of a whole asset, which a pack can be made from.',
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf'),
    version: t.exposeInt('version'),
    isLatest: t.exposeBoolean('isLatest'),
    publishedAt: t.string({ resolve: ({ publishedAt }) => publishedAt.toISOString() }),
  }),
});

const FileType = builder.objectRef<PackFile>('CommitteePackFile').implement({
  description: 'Fetched at GET /committeePacks/{id}/{format}?language={language}.',
  fields: t => ({
    format: t.expose('format', { type: PackFormatEnum }),
    language: t.expose('language', { type: LanguageEnum }),
    fileName: t.exposeString('fileName'),
    bytes: t.exposeInt('bytes'),
    pages: t.exposeInt('pages', { nullable: true }),
  }),
});

const PackType = builder.objectRef<PackRow>('CommitteePack').implement({
  description:
    'A committee’s papers made from a publication: what is in them, how far they are, and their files. Once done they never change.',
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId'),
    assetEn: t.exposeString('assetEn'),
    assetJp: t.exposeString('assetJp'),
    reportId: t.exposeID('reportId'),
    asOf: t.exposeString('asOf'),
    reportVersion: t.exposeInt('reportVersion'),
    titleEn: t.exposeString('titleEn'),
    titleJp: t.exposeString('titleJp'),
    subtitleEn: t.exposeString('subtitleEn'),
    subtitleJp: t.exposeString('subtitleJp'),
    meetingDay: t.exposeString('meetingDay', { nullable: true }),
    language: t.expose('language', { type: PackLanguageEnum }),
    sections: t.expose('sections', { type: [PackSectionEnum] }),
    state: t.expose('state', { type: RunStateEnum }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    failure: t.exposeString('failure', { nullable: true }),
    sha256: t.exposeString('sha256', { nullable: true }),
    files: t.expose('files', { type: [FileType] }),
    requesterName: t.exposeString('requesterName'),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
  }),
});

const TemplateType = builder.objectRef<TemplateRow>('CommitteePackTemplate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    titleEn: t.exposeString('titleEn'),
    titleJp: t.exposeString('titleJp'),
    subtitleEn: t.exposeString('subtitleEn'),
    subtitleJp: t.exposeString('subtitleJp'),
    language: t.expose('language', { type: PackLanguageEnum }),
    sections: t.expose('sections', { type: [PackSectionEnum] }),
    version: t.exposeInt('version'),
    userName: t.exposeString('userName'),
  }),
});

const PackFields = builder.inputType('CommitteePackInput', {
  fields: t => ({
    reportId: t.id({ required: true }),
    meetingDay: t.string(),
    titleEn: t.string({ required: true }),
    titleJp: t.string({ required: true }),
    subtitleEn: t.string({ required: true }),
    subtitleJp: t.string({ required: true }),
    language: t.string({ required: true }),
    sections: t.stringList({ required: true }),
  }),
});
const TemplateFields = builder.inputType('CommitteePackTemplateInput', {
  fields: t => ({
    name: t.string({ required: true }),
    titleEn: t.string({ required: true }),
    titleJp: t.string({ required: true }),
    subtitleEn: t.string({ required: true }),
    subtitleJp: t.string({ required: true }),
    language: t.string({ required: true }),
    sections: t.stringList({ required: true }),
  }),
});

builder.queryFields(t => ({
  committeePackPublications: t.field({
    access: MEMBER,
    type: [PublicationType],
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => actions.listPublications(signedIn(ctx), idOf(assetId)),
  }),
  committeePackPreview: t.field({
    access: MEMBER,
    type: [PreviewType],
    args: {
      reportId: t.arg.id({ required: true }),
      language: t.arg.string({ required: true }),
      sections: t.arg.stringList({ description: 'All of them when left out.' }),
    },
    resolve: async (_, { reportId, language, sections }, ctx) => {
      const asked = sections ? packSections.filter(one => sections.includes(one)) : packSections;
      if (sections && asked.length < sections.length) throw invalid('sections', 'invalid');
      const found = await actions.previewPack(signedIn(ctx), idOf(reportId), asked);
      return found.map(of => ({ of, language: languageOf(language) }));
    },
  }),
  committeePacks: t.field({
    access: MEMBER,
    type: pageType('CommitteePackPage', PackType),
    args: { first: t.arg.int(), page: t.arg.int() },
    resolve: (_, slice, ctx) => actions.listPacks(signedIn(ctx), sliceOf(slice)),
  }),
  committeePack: t.field({
    access: MEMBER,
    type: PackType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.readPack(signedIn(ctx), idOf(id)),
  }),
  committeePackTemplates: t.field({ access: MEMBER, type: [TemplateType], resolve: (_, __, ctx) => actions.listTemplates(signedIn(ctx)) }),
}));

builder.mutationFields(t => ({
  createCommitteePack: t.field({
    access: WRITER,
    type: PackType,
    args: { input: t.arg({ type: PackFields, required: true }) },
    resolve: (_, { input }, ctx) =>
      actions.createPack(signedIn(ctx), { ...input, reportId: idOf(input.reportId), meetingDay: input.meetingDay ?? null }),
  }),
  addCommitteePackTemplate: t.field({
    access: WRITER,
    type: TemplateType,
    args: { input: t.arg({ type: TemplateFields, required: true }) },
    resolve: (_, { input }, ctx) => actions.addTemplate(signedIn(ctx), { ...input }),
  }),
  updateCommitteePackTemplate: t.field({
    access: WRITER,
    type: TemplateType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: TemplateFields, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => actions.updateTemplate(signedIn(ctx), { id: idOf(id), version }, { ...input }),
  }),
  removeCommitteePackTemplate: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => actions.removeTemplate(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
