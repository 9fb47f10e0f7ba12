import type { ContentCheck } from '@hakaru/contract/content-checks';
import { DOCUMENTS_GATE } from '@hakaru/contract/documents';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { decideValue, extractAgain, readContents, type Contents } from './contents';
import type { ValueRow } from './values-store';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

const ContentDataPoint = builder.objectRef<ValueRow>('ContentDataPoint').implement({
  description: 'A value of a document: what the machine found and where, and what a person decided.',
  fields: t => ({
    dataPointId: t.exposeID('dataPointId'),
    name: t.exposeString('dataPointName'),
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
    status: t.exposeString('status'),
    decision: t.exposeString('decision'),
    decidedValue: t.exposeString('decidedValue', { nullable: true }),
    decidedByName: t.exposeString('decidedByName', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const ContentCheckType = builder.objectRef<ContentCheck>('ContentCheck').implement({
  fields: t => ({
    id: t.exposeString('id'),
    outcome: t.exposeString('outcome'),
    left: t.exposeString('left', { nullable: true }),
    right: t.exposeString('right', { nullable: true }),
  }),
});

const ContentsType = builder.objectRef<Contents>('DocumentContents').implement({
  description: 'The values of a document, least certain first, and what they are held against.',
  fields: t => ({
    documentId: t.exposeID('documentId'),
    isInScope: t.exposeBoolean('isInScope'),
    values: t.expose('values', { type: [ContentDataPoint] }),
    checks: t.expose('checks', { type: [ContentCheckType] }),
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
}));
