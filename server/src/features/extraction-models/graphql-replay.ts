import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import type { Placed, ReplayChange, ReplayField } from '@hakaru/contract/extraction-replay';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { DocumentTypeEnum, ReplayChangeEnum, ValueTypeEnum } from '#platform/enumerations/documents';
import { RunStateEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { ModelFields, ModelType, FieldMappingType } from './graphql';
import { acceptReplay, discardReplay, listReplays, proposeModel, type Replay } from './replay';
import type { FoundRow, PointName } from './replay-store';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

type Named = ReplayField & { point: PointName | undefined };

const PlacedType = builder.objectRef<Placed>('ReplayValue').implement({
  description: 'A value with its page and box: x, y, width and height in points.',
  fields: t => ({
    value: t.exposeString('value', { nullable: true }),
    page: t.int({ nullable: true, resolve: ({ box }) => box?.page ?? null }),
    box: t.floatList({ resolve: ({ box }) => (box ? [box.x, box.y, box.width, box.height] : []) }),
  }),
});

const FieldType = builder.objectRef<Named>('ReplayField').implement({
  fields: t => ({
    dataPointId: t.exposeID('dataPointId'),
    name: t.string({ resolve: ({ point }) => point?.name ?? '' }),
    nameJp: t.string({ resolve: ({ point }) => point?.nameJp ?? '' }),
    tableName: t.exposeString('tableName'),
    valueType: t.field({ type: ValueTypeEnum, resolve: ({ point }) => point?.valueType ?? 'text' }),
    before: t.expose('before', { type: PlacedType }),
    after: t.expose('after', { type: PlacedType }),
    decided: t.exposeString('decided', { nullable: true, description: 'A person’s word, which stays.' }),
    change: t.expose('change', { type: ReplayChangeEnum, description: 'same, changed, gained or lost' }),
  }),
});

const DocumentType = builder.objectRef<FoundRow & { points: Replay['points'] }>('ReplayDocument').implement({
  fields: t => ({
    documentId: t.exposeID('documentId'),
    name: t.exposeString('name'),
    isSettled: t.exposeBoolean('isSettled', { description: 'Money or a valuation followed from it: it is not read anew.' }),
    readBy: t.exposeString('readBy', { nullable: true, description: 'The model that would read it; null where none would.' }),
    isCompared: t.boolean({ resolve: ({ fields }) => fields !== null }),
    fields: t.field({
      type: [FieldType],
      resolve: ({ fields, points }) => (fields ?? []).map(field => ({ ...field, point: points.get(field.dataPointId) })),
    }),
  }),
});

const CountsType = builder.objectRef<Record<ReplayChange, number>>('ReplayCounts').implement({
  fields: t => ({
    same: t.exposeInt('same'),
    changed: t.exposeInt('changed'),
    gained: t.exposeInt('gained'),
    lost: t.exposeInt('lost'),
  }),
});

const ReplayType = builder.objectRef<Replay>('ExtractionReplay').implement({
  description: 'A changed model before it is accepted, held against the documents of its layout.',
  fields: t => ({
    id: t.exposeID('id'),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The model was not changed since.' }),
    isOwn: t.exposeBoolean('isOwn'),
    state: t.expose('state', { type: RunStateEnum }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    isCapped: t.exposeBoolean('isCapped', { description: 'There are older documents that were not compared.' }),
    requesterName: t.exposeString('requesterName'),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    name: t.string({ resolve: ({ proposal }) => proposal.name }),
    documentType: t.field({ type: DocumentTypeEnum, resolve: ({ proposal }) => proposal.documentType }),
    layout: t.string({ nullable: true, resolve: ({ proposal }) => proposal.layout }),
    mappings: t.field({
      type: [FieldMappingType],
      resolve: ({ proposal, points }) =>
        proposal.mappings.flatMap(mapping => {
          const point = points.get(mapping.dataPointId);
          return point ? [{ ...mapping, dataPointName: point.name, tableName: point.tableName, valueType: point.valueType }] : [];
        }),
    }),
    counts: t.expose('counts', { type: CountsType }),
    documents: t.field({ type: [DocumentType], resolve: ({ documents, points }) => documents.map(one => ({ ...one, points })) }),
  }),
});

builder.queryFields(t => ({
  extractionReplays: t.field({
    access: READER,
    type: [ReplayType],
    args: { modelId: t.arg.id({ required: true }) },
    resolve: (_, { modelId }, ctx) => listReplays(signedIn(ctx), idOf(modelId)),
  }),
}));

builder.mutationFields(t => ({
  proposeExtractionModel: t.field({
    access: KEEPER,
    type: ReplayType,
    description: 'Keeps a change of a model and holds it against past documents; the model stays as it is until the change is accepted.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ModelFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => proposeModel(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  acceptExtractionReplay: t.field({
    access: KEEPER,
    type: ModelType,
    args: {
      id: t.arg.id({ required: true }),
      rereads: t.arg.boolean({ required: true, description: 'Whether documents from which nothing followed yet are read anew.' }),
    },
    resolve: (_, { id, rereads }, ctx) => acceptReplay(signedIn(ctx), { id: idOf(id), rereads }),
  }),
  discardExtractionReplay: t.boolean({
    access: KEEPER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => discardReplay(signedIn(ctx), idOf(id)),
  }),
}));
