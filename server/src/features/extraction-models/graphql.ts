import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { DocumentTypeEnum, ExpectedSignEnum, SignHandlingEnum, ValueStatusEnum, ValueTypeEnum } from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { createModel, deleteModel, listModels, readModel, tryModel } from './actions';
import type { Extracted } from './extract';
import type { MappingRow, ModelRow } from './store';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

export const FieldMappingType = builder.objectRef<MappingRow>('ExtractionFieldMapping').implement({
  description: 'How a data point is read: kind 1 GPT, 2 multiplier, 3 regexp.',
  fields: t => ({
    dataPointId: t.exposeID('dataPointId'),
    dataPointName: t.exposeString('dataPointName'),
    tableName: t.exposeString('tableName'),
    valueType: t.expose('valueType', { type: ValueTypeEnum }),
    kind: t.exposeInt('kind'),
    pattern: t.exposeString('pattern', { nullable: true }),
    prompt: t.exposeString('prompt', { nullable: true }),
    factor: t.exposeString('factor', { nullable: true }),
    signHandling: t.expose('signHandling', { type: SignHandlingEnum }),
    expectedSign: t.expose('expectedSign', { type: ExpectedSignEnum }),
  }),
});

export const ModelType = builder.objectRef<ModelRow>('ExtractionModel').implement({
  description: 'How documents of a type and an issuer’s layout are read.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    documentType: t.expose('documentType', { type: DocumentTypeEnum }),
    layout: t.exposeString('layout', { nullable: true }),
    mappings: t.expose('mappings', { type: [FieldMappingType] }),
    version: t.exposeInt('version'),
  }),
});

export const ExtractedType = builder.objectRef<Extracted>('ExtractedValue').implement({
  description: 'What a model reads for a data point, with its box on the page: x, y, width and height in points.',
  fields: t => ({
    dataPointId: t.exposeID('dataPointId'),
    dataPointName: t.exposeString('dataPointName'),
    tableName: t.exposeString('tableName'),
    page: t.exposeInt('page'),
    found: t.exposeString('found', { nullable: true }),
    value: t.exposeString('value', { nullable: true }),
    box: t.floatList({ resolve: ({ box }) => (box ? [box.x, box.y, box.width, box.height] : []) }),
    confidence: t.exposeInt('confidence'),
    status: t.expose('status', { type: ValueStatusEnum }),
  }),
});

const FieldMappingFields = builder.inputType('ExtractionFieldMappingInput', {
  fields: t => ({
    dataPointId: t.id({ required: true }),
    kind: t.int({ required: true }),
    pattern: t.string(),
    prompt: t.string(),
    factor: t.string(),
    signHandling: t.string(),
    expectedSign: t.string(),
  }),
});

export const ModelFields = builder.inputType('ExtractionModelInput', {
  fields: t => ({
    name: t.string({ required: true }),
    documentType: t.string({ required: true }),
    layout: t.string(),
    mappings: t.field({ type: [FieldMappingFields], required: true }),
  }),
});

builder.queryFields(t => ({
  extractionModels: t.field({ access: READER, type: [ModelType], resolve: (_, __, ctx) => listModels(signedIn(ctx)) }),
  extractionModel: t.field({
    access: READER,
    type: ModelType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readModel(signedIn(ctx), idOf(id)),
  }),
  tryExtractionModel: t.field({
    access: READER,
    type: [ExtractedType],
    args: { id: t.arg.id({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_, { id, documentId }, ctx) => tryModel(signedIn(ctx), idOf(id), idOf(documentId)),
  }),
}));

builder.mutationFields(t => ({
  createExtractionModel: t.field({
    access: KEEPER,
    type: ModelType,
    args: { input: t.arg({ type: ModelFields, required: true }) },
    resolve: (_, { input }, ctx) => createModel(signedIn(ctx), input),
  }),
  deleteExtractionModel: t.boolean({
    access: KEEPER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteModel(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
