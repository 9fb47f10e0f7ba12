import type { ReadingState } from '@hakaru/contract/document-reading';
import type { DocumentType } from '@hakaru/contract/documents';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  DocumentDocument,
  DocumentPageDocument,
  DocumentsDocument,
  SearchDocumentsDocument,
  type DocumentFullFragment,
  type DocumentPageQuery,
  type DocumentQuery,
  type SearchDocumentsQuery,
} from './documents.gen';

export type Paper = DocumentFullFragment;
/** A document, with the notice it replaces and the one that replaces it. */
export type LinkedPaper = DocumentQuery['document'];
type ScannablePage = DocumentPageQuery['documentPage'];
/** A page that was read; only a page of a document has an OCR state. */
export type PageOfDocument = Omit<ScannablePage, 'ocr' | 'ocrCode'> & Partial<Pick<ScannablePage, 'ocr' | 'ocrCode'>>;
export type Hit = SearchDocumentsQuery['searchDocuments']['data'][number];
const ROWS = 50;
const HITS = 20;
/** Whether pages still wait for OCR. */
export const isOcrAtWork = ({ pages, done }: Paper['ocr']): boolean => done < pages;
const isUnderWay = ({ reading, ocr }: Paper): boolean => reading === 'waiting' || isOcrAtWork(ocr);
/** Polling interval while a file is being read. */
const LOOK_MS = 1_500;

export function useDocuments(wanted: {
  page: number;
  search: string;
  type: DocumentType | null;
  reading: ReadingState | null;
  entityId: string | null;
}) {
  return useQuery({
    queryKey: ['documents', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(DocumentsDocument, { ...wanted, first: ROWS }, signal)).documents,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? LOOK_MS : false),
  });
}

const documentKey = (id: string | undefined) => ['documents', 'one', id];

/** A document from the query cache: for lists whose rows fetch their own. */
export function useFetchedDocument(): (id: string | undefined) => Paper | undefined {
  const client = useQueryClient();
  return id => client.getQueryData<Paper>(documentKey(id));
}

export function useDocument(id: string | undefined) {
  return useQuery({
    queryKey: documentKey(id),
    queryFn: async ({ signal }) => (await ask(DocumentDocument, { id: id ?? '' }, signal)).document,
    enabled: id !== undefined,
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });
}

export function useDocumentPage(id: string | undefined, page: number, isRead: boolean) {
  return useQuery({
    queryKey: ['documents', 'page', id, page],
    queryFn: async ({ signal }) => (await ask(DocumentPageDocument, { id: id ?? '', page }, signal)).documentPage,
    enabled: id !== undefined && isRead,
    placeholderData: keepPreviousData,
    staleTime: Infinity, // a page is read once
  });
}

export function useDocumentSearch(wanted: { text: string; type: DocumentType | null; page: number }) {
  return useQuery({
    queryKey: ['documents', 'search', wanted],
    queryFn: async ({ signal }) => (await ask(SearchDocumentsDocument, { ...wanted, first: HITS }, signal)).searchDocuments,
    enabled: wanted.text !== '',
    placeholderData: keepPreviousData,
  });
}

export function useRefreshDocuments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['documents'] });
}
