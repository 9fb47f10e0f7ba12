import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { CommentariesDocument, CommentaryDocument, type CommentaryFieldsFragment } from './commentaries.gen';

export type CommentaryView = CommentaryFieldsFragment;
export type Place = { assetId: string; entityId: string; asOf: string };

/** The commentary on a mandate for the month and the knowledge date on screen. */
export function useCommentary(entityId: string) {
  const { assetId, asOf, known } = useBookContext();
  const place: Place = { assetId, entityId, asOf };
  const query = useQuery({
    queryKey: ['commentaries', place, known],
    queryFn: async ({ signal }) => (await ask(CommentaryDocument, { ...place, known }, signal)).commentary,
    enabled: assetId !== '' && asOf !== '',
    refetchOnWindowFocus: false, // a refetch while somebody types would replace their text
  });
  return { ...query, place };
}

/** The months of a mandate that have a commentary, newest first; the month being reported is included before it is confirmed. */
export function useCommentaries(entityId: string) {
  const { assetId, known } = useBookContext();
  return useQuery({
    queryKey: ['commentaries', 'months', { assetId, entityId }, known],
    queryFn: async ({ signal }) => (await ask(CommentariesDocument, { assetId, entityId, known }, signal)).commentaries,
    enabled: assetId !== '',
  });
}

/** Runs one write with the version passed to it. */
export type Write = (work: (version: number) => Promise<void>) => Promise<void>;

/**
 * Text and PDF of a month are one commentary with one version. A user who saves the text while their PDF is still being sent must not get a
 * conflict with themselves: the writes of a page run one after the other, each with the version the previous one produced.
 */
export function useWrites(version: number): Write {
  const client = useQueryClient();
  const own = useRef({ version, last: Promise.resolve() });
  useEffect(() => {
    own.current.version = version;
  }, [version]);
  return work => {
    const turn = async (): Promise<void> => {
      await work(own.current.version);
      own.current.version += 1;
      await client.invalidateQueries({ queryKey: ['commentaries'] });
    };
    const done = own.current.last.then(turn);
    own.current.last = done.catch(() => undefined); // a failed write does not stop those queued behind it
    return done;
  };
}
