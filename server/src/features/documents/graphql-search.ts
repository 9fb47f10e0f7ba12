import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { documentTypes } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { DocumentTypeEnum } from '#platform/enumerations/documents';
import { builder, PaginatorInfo } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { searchDocuments, type DocumentHitPage, type SearchHit } from './search';

const DocumentHit = builder.objectRef<SearchHit>('DocumentHit').implement({
  description: 'A page that holds the words asked for, with the sentence the first of them stands in.',
  fields: t => ({
    documentId: t.exposeID('documentId'),
    name: t.exposeString('name'),
    type: t.exposeString('type'),
    asOf: t.exposeString('asOf', { nullable: true }),
    entityRef: t.exposeString('entityRef', { nullable: true }),
    entityName: t.exposeString('entityName', { nullable: true }),
    entityNameJp: t.exposeString('entityNameJp', { nullable: true }),
    page: t.exposeInt('page'),
    sentence: t.exposeString('sentence'),
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
  }),
});

const DocumentHitPageRef = builder.objectRef<DocumentHitPage>('DocumentHitPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [DocumentHit] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether more pages hold the words than are counted.' }),
    isCutShort: t.exposeBoolean('isCutShort', {
      description: 'Whether too many pages hold the parts of what was asked for, so that only the newest of them were read for it.',
    }),
  }),
});

builder.queryFields(t => ({
  searchDocuments: t.field({
    access: { ...MEMBER, gate: DOCUMENTS_GATE },
    type: DocumentHitPageRef,
    args: {
      first: t.arg.int(),
      page: t.arg.int(),
      text: t.arg.string({ required: true }),
      type: t.arg({ type: DocumentTypeEnum }),
      entityId: t.arg.id(),
    },
    resolve: (_, { text, type, entityId, ...slice }, ctx) =>
      searchDocuments(signedIn(ctx), sliceOf(slice), {
        text: parse(searchText, text),
        type: documentTypes.find(name => name === type) ?? null,
        entityId: entityId ? idOf(entityId) : null,
      }),
  }),
}));
