import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { lookAgainIn } from '#platform/progress';
import { OrganisationDeletionsDocument, type OrganisationDeletionLineFragment } from './departures.gen';

export type Deletion = OrganisationDeletionLineFragment;

/** The content of a certificate, as written by the server. */
export type Certificate = {
  deletedAt: string;
  deleted: { rows: number; files: number; tables: Record<string, number> };
  kept: { rows: Record<string, number>; because: { en: string; jp: string }[] };
  backups: { until: string; en: string; jp: string };
};

const KEY = ['admin', 'departures'] as const;
const LOOK_AGAIN_MS = 1000;

export function useDeletions() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(OrganisationDeletionsDocument, {}, signal)).organisationDeletions,
    refetchInterval: ({ state }) => (state.data?.some(one => one.state === 'running') ? lookAgainIn(LOOK_AGAIN_MS) : false),
  });
}

export function useRefreshDeletions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
