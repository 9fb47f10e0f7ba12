import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  DocumentContentsDocument,
  ExtractionModelDocument,
  ExtractionModelsDocument,
  TryExtractionModelDocument,
  type DocumentContentsQuery,
  type ModelFullFragment,
} from './extraction-models.gen';

export type Model = ModelFullFragment;
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
