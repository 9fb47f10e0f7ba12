import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { readingStates, type OcrProgress } from '@hakaru/contract/document-reading';
import { documentTypes } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import {
  ContentOriginEnum,
  DocumentKindEnum,
  DocumentTypeEnum,
  FileFormatEnum,
  OcrRefusalEnum,
  ReadingRefusalEnum,
  ReadingStateEnum,
} from '#platform/enumerations/documents';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { deleteDocument, listDocuments, readDocument, readDocumentAgain, readDocumentPage, updateDocument } from './actions';
import { DocumentPageText } from './page-type';
import type { DocumentRow } from './store';
import { documentLinks } from './links';
import type { NoticeLink } from '#features/fund-notices/public';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };
const KEEPER: Access = { ...WRITER, gate: DOCUMENTS_GATE };

const DocumentLink = builder.objectRef<NoticeLink>('DocumentLink').implement({
  fields: t => ({ documentId: t.exposeID('documentId'), name: t.exposeString('name') }),
});

const DocumentOcr = builder.objectRef<OcrProgress>('DocumentOcr').implement({
  description: 'How far the pages without words have been read from their pictures, and why some could not be.',
  fields: t => ({
    pages: t.exposeInt('pages'),
    done: t.exposeInt('done'),
    read: t.exposeInt('read'),
    codes: t.expose('codes', { type: [OcrRefusalEnum] }),
  }),
});

const DocumentType = builder.objectRef<DocumentRow>('Document').implement({
  description: 'A notice, statement or report as it was received. The file itself is at GET /documents/{id}/file.',
  fields: t => ({
    id: t.exposeID('id'),
    guid: t.exposeID('guid'),
    kind: t.expose('kind', { type: DocumentKindEnum }),
    origin: t.expose('origin', { type: ContentOriginEnum }),
    reading: t.expose('reading', { type: ReadingStateEnum }),
    readingCode: t.expose('readingCode', { type: ReadingRefusalEnum, nullable: true }),
    pageCount: t.exposeInt('pageCount', { nullable: true }),
    ocr: t.expose('ocr', { type: DocumentOcr }),
    isTypeGuessed: t.exposeBoolean('isTypeGuessed'),
    guessReason: t.exposeString('guessReason', { nullable: true }),
    name: t.exposeString('name'),
    type: t.expose('type', { type: DocumentTypeEnum }),
    asOf: t.exposeString('asOf', { nullable: true }),
    entityId: t.exposeID('entityId', { nullable: true }),
    entityRef: t.exposeString('entityRef', { nullable: true }),
    entityName: t.exposeString('entityName', { nullable: true }),
    entityNameJp: t.exposeString('entityNameJp', { nullable: true }),
    fileName: t.exposeString('fileName'),
    format: t.expose('format', { type: FileFormatEnum }),
    bytes: t.exposeInt('bytes'),
    sha256: t.exposeString('sha256'),
    userName: t.exposeString('userName'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    version: t.exposeInt('version'),
    replaces: t.field({
      type: DocumentLink,
      nullable: true,
      description: 'The notice this one takes the place of.',
      resolve: async ({ id }, _, ctx) => (await documentLinks(signedIn(ctx), id)).replaces,
    }),
    replacedBy: t.field({
      type: DocumentLink,
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await documentLinks(signedIn(ctx), id)).replacedBy,
    }),
  }),
});

const DocumentPage = builder.objectRef<Page<DocumentRow>>('DocumentPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [DocumentType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
  }),
});

const DocumentFields = builder.inputType('DocumentInput', {
  fields: t => ({
    name: t.string({ required: true }),
    type: t.string({ required: true }),
    asOf: t.string(),
    entityId: t.id(),
  }),
});

builder.queryFields(t => ({
  documents: t.field({
    access: READER,
    type: DocumentPage,
    args: {
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      type: t.arg({ type: DocumentTypeEnum }),
      reading: t.arg({ type: ReadingStateEnum }),
      entityId: t.arg.id(),
    },
    resolve: (_, { search, type, reading, entityId, ...slice }, ctx) =>
      listDocuments(signedIn(ctx), sliceOf(slice), {
        search: parse(searchText, search ?? ''),
        type: documentTypes.find(name => name === type) ?? null,
        reading: readingStates.find(state => state === reading) ?? null,
        entityId: entityId ? idOf(entityId) : null,
      }),
  }),
  document: t.field({
    access: READER,
    type: DocumentType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readDocument(signedIn(ctx), idOf(id)),
  }),
  documentPage: t.field({
    access: READER,
    type: DocumentPageText,
    args: { id: t.arg.id({ required: true }), page: t.arg.int({ required: true }) },
    resolve: (_, { id, page }, ctx) => readDocumentPage(signedIn(ctx), idOf(id), page),
  }),
}));

builder.mutationFields(t => ({
  readDocumentAgain: t.field({
    access: KEEPER,
    type: DocumentType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readDocumentAgain(signedIn(ctx), idOf(id)),
  }),
  updateDocument: t.field({
    access: KEEPER,
    type: DocumentType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: DocumentFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateDocument(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  deleteDocument: t.boolean({
    access: KEEPER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteDocument(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
