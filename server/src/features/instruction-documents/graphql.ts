import { mayWrite } from '@hakaru/contract/access';
import { parse } from '@hakaru/contract/fields';
import { mayAttach, mayDetach } from '@hakaru/contract/instructions';
import { searchText } from '@hakaru/contract/organisation-settings';
import { InstructionType } from '#features/instructions/public';
import { SUPERUSER, WRITER } from '#platform/access';
import { roleOf, signedIn } from '#platform/context';
import { FileFormatEnum } from '#platform/enumerations/documents';
import { InstructionDocumentKindEnum, MovementStatusEnum } from '#platform/enumerations/money';
import { LanguageEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { detachDocument, listDocuments, lookUpDocuments } from './documents';
import type { DocumentRow, FoundInstruction } from './store';

const InstructionDocumentType = builder.objectRef<DocumentRow>('InstructionDocument').implement({
  description:
    'A file attached to an instruction, or its sheet in one version. The file is at GET /instructions/{id}/documents/{documentId}.',
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: InstructionDocumentKindEnum }),
    version: t.exposeInt('version', { nullable: true }),
    language: t.expose('language', { type: LanguageEnum, nullable: true }),
    fileName: t.exposeString('fileName'),
    format: t.expose('format', { type: FileFormatEnum }),
    bytes: t.exposeInt('bytes'),
    sha256: t.exposeString('sha256'),
    userName: t.exposeString('userName', { nullable: true, description: 'Null for a sheet, which the product made.' }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

const FoundInstructionType = builder.objectRef<FoundInstruction>('FoundInstruction').implement({
  description: 'An instruction as support finds it, with the documents there are of it.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    number: t.exposeString('number', { nullable: true }),
    status: t.expose('status', { type: MovementStatusEnum }),
    version: t.exposeInt('version'),
    organisationId: t.exposeID('ownerId'),
    organisationRef: t.exposeString('ownerRef'),
    organisationName: t.exposeString('ownerName'),
    organisationNameJp: t.exposeString('ownerNameJp'),
    mandateRef: t.exposeString('mandateRef'),
    documents: t.expose('documents', { type: [InstructionDocumentType] }),
  }),
});

builder.objectFields(InstructionType, t => ({
  documents: t.field({ type: [InstructionDocumentType], resolve: (row, _, ctx) => listDocuments(signedIn(ctx), row) }),
  mayAttach: t.boolean({ resolve: (row, _, ctx) => mayWrite(roleOf(signedIn(ctx).actor)) && mayAttach(row) }),
  mayDetach: t.boolean({ resolve: (row, _, ctx) => mayWrite(roleOf(signedIn(ctx).actor)) && mayDetach(row) }),
}));

builder.queryFields(t => ({
  instructionDocuments: t.field({
    access: SUPERUSER,
    type: [FoundInstructionType],
    args: { search: t.arg.string({ required: true }) },
    resolve: (_, { search }, ctx) => lookUpDocuments(signedIn(ctx), parse(searchText, search)),
  }),
}));

builder.mutationFields(t => ({
  detachInstructionDocument: t.boolean({
    access: { ...WRITER, gate: { modules: ['cashManagement'] } },
    args: { id: t.arg.id({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_, { id, documentId }, ctx) => detachDocument(signedIn(ctx), idOf(id), idOf(documentId)),
  }),
}));
