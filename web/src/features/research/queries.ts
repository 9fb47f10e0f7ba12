import type { ResearchTab } from '@hakaru/contract/research';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useLanguage } from '#platform/text';
import {
  MarkResearchArticleDocument,
  ResearchArticleDocument,
  ResearchArticlesDocument,
  ResearchPageDocument,
  ResearchReadersDocument,
  SearchResearchDocument,
  type ArticleListedFragment,
  type ResearchArticleQuery,
} from './research.gen';

export type Listed = ArticleListedFragment;
export type Article = ResearchArticleQuery['researchArticle'];

const ROWS = 50;
const HITS = 10;
/** Polling interval while a paper is being read. */
const LOOK_MS = 1_500;

export function useArticles(wanted: { tab: ResearchTab; search: string; page: number }) {
  return useQuery({
    queryKey: ['research', 'list', wanted],
    queryFn: ({ signal }) => ask(ResearchArticlesDocument, { first: ROWS, ...wanted }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useArticle(id: string) {
  return useQuery({
    queryKey: ['research', 'one', id],
    queryFn: async ({ signal }) => (await ask(ResearchArticleDocument, { id }, signal)).researchArticle,
    throwOnError: true,
    refetchInterval: ({ state }) => (state.data?.reading === 'waiting' ? LOOK_MS : false),
  });
}

/** One page of a paper's PDF. The version is in the key, because a new PDF has other pages. */
export function usePaperPage({ id, version }: Article, page: number) {
  return useQuery({
    queryKey: ['research', 'page', id, version, page],
    queryFn: async ({ signal }) => (await ask(ResearchPageDocument, { id, page }, signal)).researchPage,
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
}

/** Pages of papers that contain the words. */
export function usePaperSearch(wanted: { text: string; page: number }) {
  return useQuery({
    queryKey: ['research', 'search', wanted],
    queryFn: async ({ signal }) => (await ask(SearchResearchDocument, { ...wanted, first: HITS }, signal)).searchResearch,
    enabled: wanted.text !== '',
    placeholderData: keepPreviousData,
  });
}

export function useReaders() {
  return useQuery({
    queryKey: ['research', 'readers'],
    queryFn: async ({ signal }) => (await ask(ResearchReadersDocument, {}, signal)).researchReaders,
  });
}

export function useRefreshResearch() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['research'] });
  };
}

/** Sets one of the reader's own marks and refetches. */
export function useMark() {
  const refresh = useRefreshResearch();
  return async (id: string, mark: 'read' | 'bookmark' | 'unbookmark') => {
    await ask(MarkResearchArticleDocument, { id, mark });
    await refresh();
  };
}

type Titled = { titleEn: string | null; titleJp: string | null };

/** An article's title in the language on screen, or in the only one it has. */
export function useTitleOf() {
  const isJapanese = useLanguage() === 'jp';
  return ({ titleEn, titleJp }: Titled) => (isJapanese ? (titleJp ?? titleEn) : (titleEn ?? titleJp)) ?? '';
}
