import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import {
  DocumentContentsDocument,
  ExtractionModelDocument,
  ExtractionModelsDocument,
  ExtractionProviderDocument,
  ExtractionReplaysDocument,
  ExtractionRequestDocument,
  TeachExtractionDocument,
  TryExtractionModelDocument,
  type DocumentContentsQuery,
  type ModelFullFragment,
  type ReplayFullFragment,
  type TeachExtractionQuery,
} from './extraction-models.gen';

export type Model = ModelFullFragment;
export type Replay = ReplayFullFragment;
export type Teaching = TeachExtractionQuery['teachExtraction'];
export type Contents = DocumentContentsQuery;
export type ContentValue = Contents['documentContents']['values'][number];

export function useModels() {
  return useQuery({
    queryKey: ['extractionModels', 'list'],
    queryFn: async ({ signal }) => (await ask(ExtractionModelsDocument, {}, signal)).extractionModels,
  });
}

export function useModel(id: string | undefined) {
  return useQuery({
    queryKey: ['extractionModels', 'one', id],
    queryFn: async ({ signal }) => (await ask(ExtractionModelDocument, { id: id ?? '' }, signal)).extractionModel,
    enabled: id !== undefined,
    refetchOnWindowFocus: false, // a refetch would replace what is being typed; saving reports the conflict
  });
}

const LOOK_AGAIN_MS = 1000;
const isAtWork = ({ state }: Replay): boolean => state === 'waiting' || state === 'running';

/** Changes of a model waiting to be accepted; while one is being compared the list refreshes by itself. */
export function useReplays(modelId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['extractionModels', 'replays', modelId],
    queryFn: async ({ signal }) => (await ask(ExtractionReplaysDocument, { modelId }, signal)).extractionReplays,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });
  const isWatched = query.data?.some(isAtWork) ?? false;
  useProgress('replay', isWatched, () => void client.invalidateQueries({ queryKey: ['extractionModels', 'replays', modelId] }));
  return query;
}

export function useTrial(id: string, documentId: string | null) {
  return useQuery({
    queryKey: ['extractionModels', 'trial', id, documentId],
    queryFn: async ({ signal }) => (await ask(TryExtractionModelDocument, { id, documentId: documentId ?? '' }, signal)).tryExtractionModel,
    enabled: documentId !== null,
  });
}

/** The provider that answers prompts; null where none is configured. */
export function useProvider() {
  return useQuery({
    queryKey: ['extractionModels', 'provider'],
    queryFn: async ({ signal }) => (await ask(ExtractionProviderDocument, {}, signal)).extractionProvider ?? null,
  });
}

export function useProviderRequest(id: string, documentId: string) {
  return useQuery({
    queryKey: ['extractionModels', 'request', id, documentId],
    queryFn: async ({ signal }) => (await ask(ExtractionRequestDocument, { id, documentId }, signal)).extractionRequest ?? null,
  });
}

/** A place on a page: a box in points, or a number of words from a position on. */
export type PointedAt = { box: number[] } | { at: number; words: number };
type Taught = PointedAt & { documentId: string; page: number; documentType: string; dataPointId: string | null };

/** The mapping that would read the value at a place; the previous response stays while the next is calculated. */
export function useTeaching(asked: Taught | null) {
  return useQuery({
    queryKey: ['extractionModels', 'teaching', asked],
    queryFn: async ({ signal }) => (asked ? (await ask(TeachExtractionDocument, asked, signal)).teachExtraction : null),
    select: found => found ?? undefined,
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Polling intervals while values are being read: short at first, then longer. */
const LOOK_MS = 1_500;
const SELDOM_MS = 15_000;

export function useContents(documentId: string | undefined) {
  return useQuery({
    queryKey: ['documents', 'contents', documentId],
    queryFn: ({ signal }) => ask(DocumentContentsDocument, { documentId: documentId ?? '' }, signal),
    enabled: documentId !== undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.documentContents.isReading ? Math.min(SELDOM_MS, LOOK_MS * 1.15 ** dataUpdateCount) : false,
  });
}

export function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['extractionModels'] });
    await client.invalidateQueries({ queryKey: ['documents', 'contents'] });
    await client.invalidateQueries({ queryKey: ['figures'] }); // an approved statement changes its fund's value
  };
}
