import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import type { FlowConflict } from '@hakaru/contract/cashflow-mappings';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { SignHandlingEnum } from '#platform/enumerations/documents';
import { FlowSideEnum, FundFlowKindEnum } from '#platform/enumerations/funds';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { createMapping, deleteMapping, listMappings, readFlows, updateMapping, type DocumentFlow, type DocumentFlows } from './actions';
import type { CashflowMappingRow } from './store';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

const CashflowMappingType = builder.objectRef<CashflowMappingRow>('CashflowMapping').implement({
  description: 'Words of a fund’s notices and the flow they stand for.',
  fields: t => ({
    id: t.exposeID('id'),
    securityId: t.exposeID('securityId'),
    securityName: t.exposeString('securityName'),
    securityNameJp: t.exposeString('securityNameJp'),
    textPattern: t.exposeString('textPattern'),
    side: t.expose('side', { type: FlowSideEnum }),
    cashflowType: t.expose('cashflowType', { type: FundFlowKindEnum }),
    sign: t.expose('sign', { type: SignHandlingEnum }),
    version: t.exposeInt('version'),
  }),
});

const CashflowMappingFields = builder.inputType('CashflowMappingInput', {
  fields: t => ({
    securityId: t.id({ required: true }),
    textPattern: t.string({ required: true }),
    side: t.string({ required: true }),
    cashflowType: t.string({ required: true }),
    sign: t.string(),
  }),
});

const DocumentFlowType = builder.objectRef<DocumentFlow>('DocumentFlow').implement({
  description: 'A line of a notice as a typed flow, with its box on the page: x, y, width and height in points.',
  fields: t => ({
    page: t.exposeInt('page'),
    text: t.exposeString('text'),
    side: t.exposeString('side'),
    type: t.exposeString('type'),
    amount: t.exposeString('amount'),
    box: t.floatList({ resolve: ({ box }) => (box ? [box.x, box.y, box.width, box.height] : []) }),
  }),
});

const FlowConflictType = builder.objectRef<FlowConflict>('DocumentFlowConflict').implement({
  description: 'A line that two mappings take for different flows.',
  fields: t => ({ page: t.exposeInt('page'), text: t.exposeString('text'), types: t.expose('types', { type: [FundFlowKindEnum] }) }),
});

const DocumentFlowsType = builder.objectRef<DocumentFlows>('DocumentFlows').implement({
  fields: t => ({
    flows: t.expose('flows', { type: [DocumentFlowType] }),
    conflicts: t.expose('conflicts', { type: [FlowConflictType] }),
  }),
});

builder.queryFields(t => ({
  cashflowMappings: t.field({
    access: READER,
    type: [CashflowMappingType],
    args: { securityId: t.arg.id(), search: t.arg.string() },
    resolve: (_, { securityId, search }, ctx) =>
      listMappings(signedIn(ctx), { securityId: securityId ? idOf(securityId) : null, search: parse(searchText, search ?? '') }),
  }),
  documentFlows: t.field({
    access: READER,
    type: DocumentFlowsType,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: (_, { documentId }, ctx) => readFlows(signedIn(ctx), idOf(documentId)),
  }),
}));

builder.mutationFields(t => ({
  createCashflowMapping: t.field({
    access: KEEPER,
    type: CashflowMappingType,
    args: { input: t.arg({ type: CashflowMappingFields, required: true }) },
    resolve: (_, { input }, ctx) => createMapping(signedIn(ctx), input),
  }),
  updateCashflowMapping: t.field({
    access: KEEPER,
    type: CashflowMappingType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: CashflowMappingFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateMapping(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  deleteCashflowMapping: t.boolean({
    access: KEEPER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteMapping(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
