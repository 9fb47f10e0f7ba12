import type { Language } from '@hakaru/contract/languages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import {
  CommitteePackPreviewDocument,
  CommitteePackPublicationsDocument,
  CommitteePacksDocument,
  CommitteePackTemplatesDocument,
  type CommitteePackLineFragment,
  type CommitteePackPreviewQuery,
  type CommitteePackPublicationsQuery,
  type CommitteePackTemplateFieldsFragment,
} from './committee-packs.gen';

export type Pack = CommitteePackLineFragment;
export type Template = CommitteePackTemplateFieldsFragment;
export type Publication = CommitteePackPublicationsQuery['committeePackPublications'][number];
export type PreviewSection = CommitteePackPreviewQuery['committeePackPreview'][number];
export type PreviewBlock = PreviewSection['blocks'][number];

const ROWS = 10;
const LOOK_AGAIN_MS = 1000;
const isAtWork = ({ state }: Pack): boolean => state === 'waiting' || state === 'running';

/** Packs made so far; while one is being made the server sends its progress, and the list refreshes by itself. */
export function usePacks(page: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['committee-packs', 'list', page],
    queryFn: async ({ signal }) => (await ask(CommitteePacksDocument, { first: ROWS, page }, signal)).committeePacks,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isAtWork) ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });
  const isWatched = query.data?.data.some(isAtWork) ?? false;
  useProgress('committeePack', isWatched, () => void client.invalidateQueries({ queryKey: ['committee-packs', 'list'] }));
  return query;
}

export function usePublications() {
  const { assetId } = useBookContext();
  return useQuery({
    queryKey: ['committee-packs', 'publications', assetId],
    queryFn: async ({ signal }) => (await ask(CommitteePackPublicationsDocument, { assetId }, signal)).committeePackPublications,
    enabled: assetId !== '',
  });
}

/** Every section as it would be printed. It depends only on the publication, which does not change. */
export function usePreview(reportId: string, language: Language) {
  return useQuery({
    queryKey: ['committee-packs', 'preview', reportId, language],
    queryFn: async ({ signal }) => (await ask(CommitteePackPreviewDocument, { reportId, language }, signal)).committeePackPreview,
    enabled: reportId !== '',
    placeholderData: keepPreviousData,
  });
}

export function useTemplates() {
  return useQuery({
    queryKey: ['committee-packs', 'templates'],
    queryFn: async ({ signal }) => (await ask(CommitteePackTemplatesDocument, {}, signal)).committeePackTemplates,
  });
}

export function useRefreshPacks() {
  const client = useQueryClient();
  return async (what: 'list' | 'templates') => await client.invalidateQueries({ queryKey: ['committee-packs', what] });
}
