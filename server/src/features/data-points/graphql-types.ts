import { documentTypePackages } from '@hakaru/contract/document-guess';
import { MEMBER, SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { BreakdownTypeEnum, DocumentTypeEnum, TimeDimensionEnum, ValueTypeEnum } from '#platform/enumerations/documents';
import { OrganisationPackageTypeEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { createTypeField, deleteTypeField, listTypeFields, updateTypeField } from './type-actions';
import type { TypeField } from './type-store';

const DocumentTypeField = builder.objectRef<TypeField>('DocumentTypeField').implement({
  description: 'A field of a table that documents of a type hold.',
  fields: t => ({
    id: t.exposeID('id'),
    documentType: t.expose('documentType', { type: DocumentTypeEnum }),
    packageType: t.field({
      type: OrganisationPackageTypeEnum,
      description: 'The organisation package the type belongs to.',
      resolve: ({ documentType }) => documentTypePackages[documentType],
    }),
    tableName: t.exposeString('tableName'),
    fieldName: t.exposeString('fieldName'),
    fieldNameJp: t.exposeString('fieldNameJp'),
    valueType: t.expose('valueType', { type: ValueTypeEnum }),
    breakdownType: t.expose('breakdownType', { type: BreakdownTypeEnum }),
    timeDimension: t.expose('timeDimension', { type: TimeDimensionEnum }),
    version: t.exposeInt('version'),
  }),
});

const DocumentTypeFieldFields = builder.inputType('DocumentTypeFieldInput', {
  fields: t => ({
    documentType: t.string({ required: true }),
    tableName: t.string({ required: true }),
    fieldName: t.string({ required: true }),
    fieldNameJp: t.string({ required: true }),
    valueType: t.string({ required: true }),
    breakdownType: t.string({ required: true }),
    timeDimension: t.string({ required: true }),
  }),
});

builder.queryFields(t => ({
  documentTypeFields: t.field({ access: MEMBER, type: [DocumentTypeField], resolve: (_, __, ctx) => listTypeFields(signedIn(ctx)) }),
}));

builder.mutationFields(t => ({
  createDocumentTypeField: t.field({
    access: SUPERUSER,
    type: [DocumentTypeField],
    args: { input: t.arg({ type: DocumentTypeFieldFields, required: true }) },
    resolve: (_, { input }, ctx) => createTypeField(signedIn(ctx), input),
  }),
  updateDocumentTypeField: t.field({
    access: SUPERUSER,
    type: [DocumentTypeField],
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: DocumentTypeFieldFields, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => updateTypeField(signedIn(ctx), { id: idOf(id), version }, input),
  }),
  deleteDocumentTypeField: t.boolean({
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteTypeField(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
