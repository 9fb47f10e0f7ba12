import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  InstructionDocumentsDocument,
  InstructionLookupDocument,
  type InstructionDocumentLineFragment,
  type InstructionLookupQuery,
} from './documents.gen';

export type DocumentLine = InstructionDocumentLineFragment;
export type FoundInstruction = InstructionLookupQuery['instructionDocuments'][number];

/** The version is in the key, because each version of an instruction has another sheet. */
export function useDocumentsOf(id: string, version: number, hasSheet: boolean) {
  return useQuery({
    queryKey: ['instructions', 'documents', id, version],
    queryFn: async ({ signal }) => (await ask(InstructionDocumentsDocument, { id }, signal)).instruction,
    // The sheet of a version is printed after the change, by a worker that may be busy: polled at growing intervals, and finally no more.
    refetchInterval: ({ state }) =>
      hasSheet && isWaiting(state.data?.documents ?? [], version, state.dataUpdateCount) ? PAUSE_MS * state.dataUpdateCount : false,
  });
}

const PAUSE_MS = 2_000;
const MOST_TRIES = 12;

function isWaiting(documents: readonly DocumentLine[], version: number, tries: number): boolean {
  return tries > 0 && tries < MOST_TRIES && !documents.some(one => one.kind === 'sheet' && one.version === version);
}

export function useRefreshDocuments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['instructions', 'documents'] });
}

export const SHORTEST_SEARCH = 3;

export function useLookup(search: string) {
  return useQuery({
    queryKey: ['instructions', 'lookup', search],
    queryFn: async ({ signal }) => (await ask(InstructionLookupDocument, { search }, signal)).instructionDocuments,
    enabled: search.length >= SHORTEST_SEARCH,
  });
}
