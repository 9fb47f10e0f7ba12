import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import { OpeningReportsDocument, type OpeningReportsQuery } from './reports.gen';

export type OpeningReports = OpeningReportsQuery['openingReports'];
const AGAIN_MS = 1_500;

export const isPublishing = (opening: OpeningReports | undefined): boolean => {
  const state = opening?.run?.state;
  return state === 'waiting' || state === 'running';
};

/** The months of an opening history that can be published at once; polled while a run is in progress. */
export function useOpeningReports(assetId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['reports', 'opening', assetId],
    queryFn: async ({ signal }) => (await ask(OpeningReportsDocument, { assetId }, signal)).openingReports,
    enabled: assetId !== '',
    refetchInterval: ({ state }) => (isPublishing(state.data) ? lookAgainIn(AGAIN_MS) : false),
  });
  const isRunning = isPublishing(query.data);
  useProgress('publishing', isRunning, () => void client.invalidateQueries({ queryKey: ['reports', 'opening', assetId] }));
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void client.invalidateQueries();
    wasRunning.current = isRunning;
  }, [isRunning, client]);
  return query;
}
