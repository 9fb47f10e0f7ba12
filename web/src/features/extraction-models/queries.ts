import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import {
  DocumentContentsDocument,
  ExtractionModelDocument,
  ExtractionModelsDocument,
  ExtractionReplaysDocument,
  TryExtractionModelDocument,
  type DocumentContentsQuery,
  type ModelFullFragment,
  type ReplayFullFragment,
} from './extraction-models.gen';

export type Model = ModelFullFragment;
export type Replay = ReplayFullFragment;
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
    refetchOnWindowFocus: false, // a newer version that slips in would take entries away; saving reports the conflict instead
  });
}

const LOOK_AGAIN_MS = 1000;
const isAtWork = ({ state }: Replay): boolean => state === 'waiting' || state === 'running';

/** Changes of a model that wait to be accepted; while one is being compared the list refreshes by itself. */
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

export function useContents(documentId: string | undefined) {
  return useQuery({
    queryKey: ['documents', 'contents', documentId],
    queryFn: ({ signal }) => ask(DocumentContentsDocument, { documentId: documentId ?? '' }, signal),
    enabled: documentId !== undefined,
  });
}

export function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['extractionModels'] });
    await client.invalidateQueries({ queryKey: ['documents', 'contents'] });
    await client.invalidateQueries({ queryKey: ['figures'] }); // a statement values its fund
  };
}
