import { researchTabs } from '@hakaru/contract/address-choices';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { mayPost } from '@hakaru/contract/research';
import * as z from 'zod/mini';
import { MEMBER, WRITER } from '#platform/access';
import { holderOf, signedIn } from '#platform/context';
import { AudienceEnum, ReadingRefusalEnum, ReadingStateEnum } from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  listArticles,
  listReaders,
  markArticle,
  postArticle,
  readArticle,
  readersOf,
  updateArticle,
  withdrawArticle,
  type Article,
} from './actions';
import type { ReaderChoice } from './store';

const ArticleType = builder.objectRef<Article>('ResearchArticle').implement({
  description: 'A paper published to chosen organisations or to everybody, in one language or both. Its text is marked up, never HTML.',
  fields: t => ({
    id: t.exposeID('id'),
    publisherEn: t.exposeString('publisherEn'),
    publisherJp: t.exposeString('publisherJp'),
    authorName: t.exposeString('authorName'),
    titleEn: t.exposeString('titleEn', { nullable: true }),
    titleJp: t.exposeString('titleJp', { nullable: true }),
    summaryEn: t.exposeString('summaryEn', { nullable: true }),
    summaryJp: t.exposeString('summaryJp', { nullable: true }),
    bodyEn: t.exposeString('bodyEn', { nullable: true }),
    bodyJp: t.exposeString('bodyJp', { nullable: true }),
    audience: t.expose('audience', { type: AudienceEnum }),
    fileName: t.exposeString('fileName', { nullable: true }),
    reading: t.expose('reading', { type: ReadingStateEnum }),
    readingCode: t.expose('readingCode', { type: ReadingRefusalEnum, nullable: true }),
    pageCount: t.exposeInt('pageCount', { nullable: true }),
    publishedAt: t.string({ resolve: ({ publishedAt }) => publishedAt.toISOString() }),
    isRead: t.exposeBoolean('isRead'),
    isBookmarked: t.exposeBoolean('isBookmarked'),
    isOwn: t.exposeBoolean('isOwn'),
    version: t.exposeInt('version'),
  }),
});

const ReaderType = builder.objectRef<ReaderChoice>('ResearchReader').implement({
  fields: t => ({ id: t.exposeID('id'), nameEn: t.exposeString('nameEn'), nameJp: t.exposeString('nameJp') }),
});

const ArticleFields = builder.inputType('ResearchArticleInput', {
  fields: t => ({
    titleEn: t.string(),
    titleJp: t.string(),
    summaryEn: t.string(),
    summaryJp: t.string(),
    bodyEn: t.string(),
    bodyJp: t.string(),
    audience: t.string({ required: true }),
    readers: t.idList(),
  }),
});

const tabRule = z.enum(researchTabs, 'invalid');
const markRule = z.enum(['read', 'bookmark', 'unbookmark'] as const, 'invalid');

builder.queryFields(t => ({
  researchArticles: t.field({
    access: MEMBER,
    type: pageType('ResearchArticlePage', ArticleType),
    args: { tab: t.arg.string(), search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { tab, search, ...slice }, ctx) => {
      const filter = { tab: parse(tabRule, tab ?? 'all'), search: parse(searchText, search ?? '') };
      return listArticles(signedIn(ctx), filter, sliceOf(slice));
    },
  }),
  researchArticle: t.field({
    access: MEMBER,
    type: ArticleType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readArticle(signedIn(ctx), idOf(id)),
  }),
  researchReaders: t.field({
    access: MEMBER,
    description: 'Whom the sender may publish to; nobody where they may not publish.',
    type: [ReaderType],
    resolve: (_, __, ctx) => listReaders(signedIn(ctx)),
  }),
  researchReaderIds: t.field({
    access: MEMBER,
    description: 'The readers of an article of the sender’s own organisation.',
    type: ['ID'],
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, ctx) => readersOf(signedIn(ctx), await readArticle(signedIn(ctx), idOf(id))),
  }),
  mayPostResearch: t.boolean({ access: MEMBER, resolve: (_, __, ctx) => mayPost(holderOf(signedIn(ctx).actor)) }),
}));

builder.mutationFields(t => ({
  postResearchArticle: t.field({
    access: WRITER,
    type: ArticleType,
    args: { input: t.arg({ type: ArticleFields, required: true }) },
    resolve: (_, { input }, ctx) => postArticle(signedIn(ctx), input),
  }),
  updateResearchArticle: t.field({
    access: WRITER,
    type: ArticleType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ArticleFields, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => updateArticle(signedIn(ctx), { id: idOf(id), version }, input),
  }),
  withdrawResearchArticle: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => withdrawArticle(signedIn(ctx), { id: idOf(id), version }),
  }),
  markResearchArticle: t.field({
    access: MEMBER,
    description: 'A person’s own mark: `read`, `bookmark` or `unbookmark`.',
    type: ArticleType,
    args: { id: t.arg.id({ required: true }), mark: t.arg.string({ required: true }) },
    resolve: (_, { id, mark }, ctx) => markArticle(signedIn(ctx), idOf(id), parse(markRule, mark)),
  }),
}));
