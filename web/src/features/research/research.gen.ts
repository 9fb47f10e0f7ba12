// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Who may read an article. */
export type Audience =
  | 'chosen'
  | 'everyone';

/** Why a file could not be read. */
export type ReadingRefusal =
  | 'crashed'
  | 'damaged'
  | 'encrypted'
  | 'fileMissing'
  | 'memory'
  | 'timeout'
  | 'tooManyPages'
  | 'tooMuchText'
  | 'unexpected';

/** How far the words of a file have been read. */
export type ReadingState =
  | 'none'
  | 'read'
  | 'refused'
  | 'waiting';

export type ResearchArticleInput = {
  audience: string;
  bodyEn?: string | null | undefined;
  bodyJp?: string | null | undefined;
  readers?: Array<string> | null | undefined;
  summaryEn?: string | null | undefined;
  summaryJp?: string | null | undefined;
  titleEn?: string | null | undefined;
  titleJp?: string | null | undefined;
};

export type ResearchArticlesQueryVariables = Exact<{
  tab?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ResearchArticlesQuery = { mayPostResearch: boolean, researchArticles: { data: Array<{ id: string, publisherEn: string, publisherJp: string, authorName: string, titleEn: string | null, titleJp: string | null, summaryEn: string | null, summaryJp: string | null, audience: Audience, fileName: string | null, publishedAt: string, isRead: boolean, isBookmarked: boolean, isOwn: boolean, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ResearchArticleQueryVariables = Exact<{
  id: string;
}>;


export type ResearchArticleQuery = { researchArticle: { bodyEn: string | null, bodyJp: string | null, reading: ReadingState, readingCode: ReadingRefusal | null, pageCount: number | null, id: string, publisherEn: string, publisherJp: string, authorName: string, titleEn: string | null, titleJp: string | null, summaryEn: string | null, summaryJp: string | null, audience: Audience, fileName: string | null, publishedAt: string, isRead: boolean, isBookmarked: boolean, isOwn: boolean, version: number } };

export type ResearchPageQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type ResearchPageQuery = { researchPage: { page: number, width: number, height: number, text: string, boxes: Array<number> } };

export type SearchResearchQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SearchResearchQuery = { searchResearch: { isMore: boolean, data: Array<{ articleId: string, titleEn: string | null, titleJp: string | null, fileName: string, page: number, sentence: string, from: number, to: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ResearchReadersQueryVariables = Exact<{ [key: string]: never; }>;


export type ResearchReadersQuery = { researchReaders: Array<{ id: string, nameEn: string, nameJp: string }> };

export type ResearchReaderIdsQueryVariables = Exact<{
  id: string;
}>;


export type ResearchReaderIdsQuery = { researchReaderIds: Array<string> };

export type PostResearchArticleMutationVariables = Exact<{
  input: ResearchArticleInput;
}>;


export type PostResearchArticleMutation = { postResearchArticle: { id: string } };

export type UpdateResearchArticleMutationVariables = Exact<{
  id: string;
  version: number;
  input: ResearchArticleInput;
}>;


export type UpdateResearchArticleMutation = { updateResearchArticle: { id: string } };

export type WithdrawResearchArticleMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawResearchArticleMutation = { withdrawResearchArticle: boolean };

export type MarkResearchArticleMutationVariables = Exact<{
  id: string;
  mark: string;
}>;


export type MarkResearchArticleMutation = { markResearchArticle: { id: string, isRead: boolean, isBookmarked: boolean } };

export type ArticleListedFragment = { id: string, publisherEn: string, publisherJp: string, authorName: string, titleEn: string | null, titleJp: string | null, summaryEn: string | null, summaryJp: string | null, audience: Audience, fileName: string | null, publishedAt: string, isRead: boolean, isBookmarked: boolean, isOwn: boolean, version: number };

export const ResearchArticlesDocument = `query ResearchArticles($tab: String, $search: String, $first: Int, $page: Int) {
  researchArticles(tab: $tab, search: $search, first: $first, page: $page) {
    data {
      ...ArticleListed
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
  mayPostResearch
}

fragment ArticleListed on ResearchArticle {
  id
  publisherEn
  publisherJp
  authorName
  titleEn
  titleJp
  summaryEn
  summaryJp
  audience
  fileName
  publishedAt
  isRead
  isBookmarked
  isOwn
  version
}` as TypedDocument<ResearchArticlesQuery, ResearchArticlesQueryVariables>;

export const ResearchArticleDocument = `query ResearchArticle($id: ID!) {
  researchArticle(id: $id) {
    ...ArticleListed
    bodyEn
    bodyJp
    reading
    readingCode
    pageCount
  }
}

fragment ArticleListed on ResearchArticle {
  id
  publisherEn
  publisherJp
  authorName
  titleEn
  titleJp
  summaryEn
  summaryJp
  audience
  fileName
  publishedAt
  isRead
  isBookmarked
  isOwn
  version
}` as TypedDocument<ResearchArticleQuery, ResearchArticleQueryVariables>;

export const ResearchPageDocument = `query ResearchPage($id: ID!, $page: Int!) {
  researchPage(id: $id, page: $page) {
    page
    width
    height
    text
    boxes
  }
}` as TypedDocument<ResearchPageQuery, ResearchPageQueryVariables>;

export const SearchResearchDocument = `query SearchResearch($text: String!, $first: Int, $page: Int) {
  searchResearch(text: $text, first: $first, page: $page) {
    data {
      articleId
      titleEn
      titleJp
      fileName
      page
      sentence
      from
      to
    }
    isMore
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<SearchResearchQuery, SearchResearchQueryVariables>;

export const ResearchReadersDocument = `query ResearchReaders {
  researchReaders {
    id
    nameEn
    nameJp
  }
}` as TypedDocument<ResearchReadersQuery, ResearchReadersQueryVariables>;

export const ResearchReaderIdsDocument = `query ResearchReaderIds($id: ID!) {
  researchReaderIds(id: $id)
}` as TypedDocument<ResearchReaderIdsQuery, ResearchReaderIdsQueryVariables>;

export const PostResearchArticleDocument = `mutation PostResearchArticle($input: ResearchArticleInput!) {
  postResearchArticle(input: $input) {
    id
  }
}` as TypedDocument<PostResearchArticleMutation, PostResearchArticleMutationVariables>;

export const UpdateResearchArticleDocument = `mutation UpdateResearchArticle($id: ID!, $version: Int!, $input: ResearchArticleInput!) {
  updateResearchArticle(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateResearchArticleMutation, UpdateResearchArticleMutationVariables>;

export const WithdrawResearchArticleDocument = `mutation WithdrawResearchArticle($id: ID!, $version: Int!) {
  withdrawResearchArticle(id: $id, version: $version)
}` as TypedDocument<WithdrawResearchArticleMutation, WithdrawResearchArticleMutationVariables>;

export const MarkResearchArticleDocument = `mutation MarkResearchArticle($id: ID!, $mark: String!) {
  markResearchArticle(id: $id, mark: $mark) {
    id
    isRead
    isBookmarked
  }
}` as TypedDocument<MarkResearchArticleMutation, MarkResearchArticleMutationVariables>;
