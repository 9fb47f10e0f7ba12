import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn } from '#platform/progress';
import { ReimportUploadDocument, UploadDocument, type UploadFullFragment } from './imports.gen';
import { isAtWork } from './queries';

export type Upload = UploadFullFragment;
const LOOK_AGAIN_MS = 1_500;

/** One file of any organisation, for administrators; while it is in progress its page polls. */
export function useUpload(id: string) {
  return useQuery({
    queryKey: ['imports', 'upload', id],
    queryFn: async ({ signal }) => (await ask(UploadDocument, { id }, signal, 'admin')).upload,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.import) ? lookAgainIn(LOOK_AGAIN_MS) : false),
    throwOnError: true,
  });
}

export function useReimportUpload({ import: { id, version } }: Upload) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(ReimportUploadDocument, { id, version }, undefined, 'admin'),
    onSettled: () => client.invalidateQueries({ queryKey: ['imports'] }),
  });
}
