import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { documentTypes } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import {
  AccountFieldEnum,
  AccountTypeEnum,
  BreakdownTypeEnum,
  DocumentTypeEnum,
  FormatTypeEnum,
  TimeDimensionEnum,
  ValueTypeEnum,
} from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import * as actions from './actions';
import type { DataPointRow, MappingRow } from './store';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

const DataPointType = builder.objectRef<DataPointRow>('DataPoint').implement({
  description: 'A value that is read from documents of a type, and how it relates to an account.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    documentType: t.expose('documentType', { type: DocumentTypeEnum }),
    tableName: t.exposeString('tableName'),
    valueType: t.expose('valueType', { type: ValueTypeEnum }),
    breakdownType: t.expose('breakdownType', { type: BreakdownTypeEnum }),
    timeDimension: t.expose('timeDimension', { type: TimeDimensionEnum }),
    accountType: t.expose('accountType', { type: AccountTypeEnum, nullable: true }),
    accountField: t.expose('accountField', { type: AccountFieldEnum, nullable: true }),
    query: t.exposeString('query', { nullable: true }),
    formatType: t.expose('formatType', { type: FormatTypeEnum, nullable: true }),
    formatValue: t.exposeString('formatValue', { nullable: true }),
    uses: t.exposeInt('uses', { description: 'Documents it is associated with.' }),
    version: t.exposeInt('version'),
  }),
});

const MappingType = builder.objectRef<MappingRow>('DataPointMapping').implement({
  description: 'A data point and a document it is associated with; a locked one survives the removal of all.',
  fields: t => ({
    id: t.exposeID('id'),
    dataPointId: t.exposeID('dataPointId'),
    dataPointName: t.exposeString('dataPointName'),
    tableName: t.exposeString('tableName'),
    documentId: t.exposeID('documentId'),
    documentName: t.exposeString('documentName'),
    isLocked: t.exposeBoolean('isLocked'),
    createdByName: t.exposeString('createdByName'),
  }),
});

const DataPointFields = builder.inputType('DataPointInput', {
  fields: t => ({
    name: t.string({ required: true }),
    documentType: t.string({ required: true }),
    tableName: t.string({ required: true }),
    valueType: t.string({ required: true }),
    breakdownType: t.string(),
    timeDimension: t.string(),
    accountType: t.string(),
    accountField: t.string(),
    query: t.string(),
    formatType: t.string(),
    formatValue: t.string(),
  }),
});

builder.queryFields(t => ({
  dataPoints: t.field({
    access: READER,
    type: [DataPointType],
    args: { search: t.arg.string(), documentType: t.arg.string() },
    resolve: (_, { search, documentType }, ctx) =>
      actions.listDataPoints(signedIn(ctx), {
        search: parse(searchText, search ?? ''),
        documentType: documentTypes.find(type => type === documentType) ?? null,
      }),
  }),
  dataPoint: t.field({
    access: READER,
    type: DataPointType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.readDataPoint(signedIn(ctx), idOf(id)),
  }),
  dataPointMappings: t.field({
    access: READER,
    type: [MappingType],
    args: { dataPointId: t.arg.id(), documentId: t.arg.id() },
    resolve: (_, { dataPointId, documentId }, ctx) =>
      actions.listMappings(signedIn(ctx), {
        dataPointId: dataPointId ? idOf(dataPointId) : null,
        documentId: documentId ? idOf(documentId) : null,
      }),
  }),
}));

builder.mutationFields(t => ({
  addDataPoints: t.field({
    access: KEEPER,
    type: [DataPointType],
    args: { fieldIds: t.arg.idList({ required: true }) },
    resolve: (_, { fieldIds }, ctx) => actions.addDataPoints(signedIn(ctx), fieldIds.map(idOf)),
  }),
  createDataPoint: t.field({
    access: KEEPER,
    type: DataPointType,
    args: { input: t.arg({ type: DataPointFields, required: true }) },
    resolve: (_, { input }, ctx) => actions.createDataPoint(signedIn(ctx), input),
  }),
  updateDataPoint: t.field({
    access: KEEPER,
    type: DataPointType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: DataPointFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => actions.updateDataPoint(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  updateDataPoints: t.int({
    access: KEEPER,
    args: {
      ids: t.arg.idList({ required: true }),
      breakdownType: t.arg.string({ required: true }),
      timeDimension: t.arg.string({ required: true }),
    },
    resolve: (_, { ids, ...change }, ctx) => actions.updateDataPoints(signedIn(ctx), { ids: ids.map(idOf), ...change }),
  }),
  removeDataPoints: t.int({
    access: KEEPER,
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, ctx) => actions.removeDataPoints(signedIn(ctx), ids.map(idOf)),
  }),
}));

builder.mutationFields(t => ({
  associateDataPoints: t.field({
    access: KEEPER,
    type: [MappingType],
    args: { dataPointIds: t.arg.idList({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_, { dataPointIds, documentId }, ctx) =>
      actions.associateDataPoints(signedIn(ctx), { dataPointIds: dataPointIds.map(idOf), documentId: idOf(documentId) }),
  }),
  disassociateDataPoints: t.int({
    access: KEEPER,
    args: { dataPointIds: t.arg.idList({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_, { dataPointIds, documentId }, ctx) =>
      actions.disassociateDataPoints(signedIn(ctx), { dataPointIds: dataPointIds.map(idOf), documentId: idOf(documentId) }),
  }),
  deleteDataPointMapping: t.boolean({
    access: KEEPER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.deleteMapping(signedIn(ctx), idOf(id)),
  }),
  removeNonLockedMappings: t.int({
    access: KEEPER,
    args: { dataPointId: t.arg.id({ required: true }) },
    resolve: (_, { dataPointId }, ctx) => actions.removeNonLockedMappings(signedIn(ctx), idOf(dataPointId)),
  }),
  lockDataPointMapping: t.boolean({
    access: KEEPER,
    args: { id: t.arg.id({ required: true }), isLocked: t.arg.boolean({ required: true }) },
    resolve: (_, { id, isLocked }, ctx) => actions.lockMapping(signedIn(ctx), idOf(id), isLocked),
  }),
}));
