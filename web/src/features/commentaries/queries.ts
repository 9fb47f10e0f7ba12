import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { CommentariesDocument, CommentaryDocument, type CommentaryFieldsFragment } from './commentaries.gen';

export type CommentaryView = CommentaryFieldsFragment;
export type Place = { assetId: string; entityId: string; asOf: string };

/** What is said about a mandate in the month on screen, as known at the moment on screen. */
export function useCommentary(entityId: string) {
  const { assetId, asOf, known } = useBookContext();
  const place: Place = { assetId, entityId, asOf };
  const query = useQuery({
    queryKey: ['commentaries', place, known],
    queryFn: async ({ signal }) => (await ask(CommentaryDocument, { ...place, known }, signal)).commentary,
    enabled: assetId !== '' && asOf !== '',
    refetchOnWindowFocus: false, // a newer version that slips in while somebody types would take their words away
  });
  return { ...query, place };
}

/** The months of a mandate something is said about, newest first; the month being reported is among them before it is confirmed. */
export function useCommentaries(entityId: string) {
  const { assetId, known } = useBookContext();
  return useQuery({
    queryKey: ['commentaries', 'months', { assetId, entityId }, known],
    queryFn: async ({ signal }) => (await ask(CommentariesDocument, { assetId, entityId, known }, signal)).commentaries,
    enabled: assetId !== '',
  });
}

export function useRefreshCommentaries() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['commentaries'] });
}
