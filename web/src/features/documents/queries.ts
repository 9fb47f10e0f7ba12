import type { DocumentType } from '@hakaru/contract/documents';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { DocumentDocument, DocumentsDocument, type DocumentFullFragment } from './documents.gen';

export type Paper = DocumentFullFragment;
const ROWS = 50;

export function useDocuments(wanted: { page: number; search: string; type: DocumentType | null }) {
  return useQuery({
    queryKey: ['documents', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(DocumentsDocument, { ...wanted, first: ROWS }, signal)).documents,
    placeholderData: keepPreviousData,
  });
}

export function useDocument(id: string | undefined) {
  return useQuery({
    queryKey: ['documents', 'one', id],
    queryFn: async ({ signal }) => (await ask(DocumentDocument, { id: id ?? '' }, signal)).document,
    enabled: id !== undefined,
    // A newer version that slips in while somebody types would take their entries away; saving tells them instead.
    refetchOnWindowFocus: false,
  });
}

export function useRefreshDocuments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['documents'] });
}
