import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import {
  CreateExportDocument,
  DataExportsDocument,
  ExportAssetsDocument,
  type CreateExportMutationVariables,
  type DataExportLineFragment,
} from './exports.gen';

export type ExportLine = DataExportLineFragment;
const ROWS = 15;
const LOOK_AGAIN_MS = 1000;

export const isAtWork = ({ state }: ExportLine): boolean => state === 'waiting' || state === 'running';

/** Past exports; while one is being made the server sends its progress, and the list refreshes by itself. */
export function useExports(page: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['exports', 'list', page],
    queryFn: async ({ signal }) => (await ask(DataExportsDocument, { first: ROWS, page }, signal)).dataExports,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isAtWork) ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });
  useProgress('export', query.data?.data.some(isAtWork) ?? false, () => void client.invalidateQueries({ queryKey: ['exports', 'list'] }));
  return query;
}

export function useExportAssets() {
  return useQuery({
    queryKey: ['exports', 'assets'],
    queryFn: async ({ signal }) => (await ask(ExportAssetsDocument, {}, signal)).exportAssets,
  });
}

export function useCreateExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateExportMutationVariables) => ask(CreateExportDocument, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['exports', 'list'] }),
  });
}
