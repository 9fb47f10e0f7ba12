import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import { OrganisationExportsDocument, type OrganisationExportLineFragment } from './departures.gen';

export type Archive = OrganisationExportLineFragment;

const KEY = ['settings', 'complete-exports'] as const;
const LOOK_AGAIN_MS = 1000;

export const isAtWork = ({ state }: Archive): boolean => state === 'waiting' || state === 'running';

/** While an export is being made the server sends its progress, and the list refreshes by itself. */
export function useArchives() {
  const refresh = useRefreshArchives();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(OrganisationExportsDocument, {}, signal)).organisationExports,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });
  useProgress('archive', query.data?.some(isAtWork) ?? false, () => void refresh());
  return query;
}

export function useRefreshArchives(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
