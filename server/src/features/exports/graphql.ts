import { exportFormats, exportInput, exportKinds, exportScopes, exportStates } from '@hakaru/contract/exports';
import { parse } from '@hakaru/contract/fields';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { createExport, listAssets, listExports, readExport, type ExportAsset } from './actions';
import type { ExportRow } from './store';

const KindEnum = builder.enumType('ExportKind', { values: exportKinds });
const ScopeEnum = builder.enumType('ExportScope', { values: exportScopes });
const FormatEnum = builder.enumType('ExportFormat', { values: exportFormats });
const StateEnum = builder.enumType('ExportState', { values: exportStates });

const ExportType = builder.objectRef<ExportRow>('DataExport').implement({
  description: 'Data taken out: what, by whom, how far it is. The file is fetched at GET /exports/{id} when it is done.',
  fields: t => ({
    id: t.exposeID('id'),
    assetEn: t.exposeString('assetEn'),
    assetJp: t.exposeString('assetJp'),
    kind: t.expose('kind', { type: KindEnum }),
    scope: t.expose('scope', { type: ScopeEnum }),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    format: t.expose('format', { type: FormatEnum }),
    state: t.expose('state', { type: StateEnum }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    failure: t.exposeString('failure', { nullable: true }),
    rows: t.exposeInt('rows', { nullable: true }),
    fileName: t.exposeString('fileName', { nullable: true }),
    bytes: t.exposeInt('bytes', { nullable: true }),
    isFileGone: t.boolean({
      description: 'A file is removed after thirty days; what it was stays on record.',
      resolve: ({ state, fileKey }) => state === 'done' && fileKey === null,
    }),
    requesterName: t.exposeString('requesterName'),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
  }),
});

const AssetType = builder.objectRef<ExportAsset>('ExportAsset').implement({
  fields: t => ({
    id: t.exposeID('id'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    months: t.exposeStringList('months'),
  }),
});

builder.queryFields(t => ({
  dataExports: t.field({
    type: pageType('DataExportPage', ExportType),
    access: MEMBER,
    args: { first: t.arg.int(), page: t.arg.int() },
    resolve: (_, slice, ctx) => listExports(signedIn(ctx), sliceOf(slice)),
  }),
  exportAssets: t.field({ type: [AssetType], access: MEMBER, resolve: (_, __, ctx) => listAssets(signedIn(ctx)) }),
  dataExport: t.field({
    type: ExportType,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readExport(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationField('createExport', t =>
  t.field({
    type: ExportType,
    access: MEMBER,
    args: {
      assetId: t.arg.id({ required: true }),
      kind: t.arg({ type: KindEnum, required: true }),
      scope: t.arg({ type: ScopeEnum, required: true }),
      from: t.arg.string({ required: true }),
      to: t.arg.string({ required: true }),
      format: t.arg({ type: FormatEnum, required: true }),
      language: t.arg.string({ required: true }),
    },
    resolve: (_, { assetId, ...input }, ctx) => createExport(signedIn(ctx), parse(exportInput, { ...input, assetId: idOf(assetId) })),
  }),
);
