import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { DocumentPageText, type HitPage } from '#features/documents/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder, PaginatorInfo } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { readPaperPage, searchPapers, type ResearchHit } from './search';

const HitType = builder.objectRef<ResearchHit>('ResearchHit').implement({
  description: 'A page of a paper’s PDF that holds the words asked for, with the sentence the first of them stands in.',
  fields: t => ({
    articleId: t.exposeID('articleId'),
    titleEn: t.exposeString('titleEn', { nullable: true }),
    titleJp: t.exposeString('titleJp', { nullable: true }),
    fileName: t.exposeString('fileName'),
    page: t.exposeInt('page'),
    sentence: t.exposeString('sentence'),
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
  }),
});

const ResearchHitPage = builder.objectRef<HitPage<ResearchHit>>('ResearchHitPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [HitType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether more pages hold the words than are counted.' }),
  }),
});

builder.queryFields(t => ({
  searchResearch: t.field({
    access: MEMBER,
    type: ResearchHitPage,
    args: { text: t.arg.string({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { text, ...slice }, ctx) => searchPapers(signedIn(ctx), sliceOf(slice), parse(searchText, text)),
  }),
  researchPage: t.field({
    access: MEMBER,
    type: DocumentPageText,
    args: { id: t.arg.id({ required: true }), page: t.arg.int({ required: true }) },
    resolve: (_, { id, page }, ctx) => readPaperPage(signedIn(ctx), idOf(id), page),
  }),
}));
