import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** Does one piece of work against the version it is given. */
export type Write = (work: (version: number) => Promise<void>) => Promise<void>;

/**
 * Words and PDF of a month are one commentary with one version. Somebody who saves the words while their PDF is still being sent must not
 * be refused for a change of their own: writes of a page go in turn, each with the version the one before it made.
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
    own.current.last = done.catch(() => undefined); // who waits behind it goes on all the same
    return done;
  };
}
