import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '#platform/api';
import { lookAgainIn, useProgress } from '#platform/progress';
import { useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { MonthEndDocument, type MonthEndQuery } from './month-end.gen';
import { monthEndText } from './text';

export type MonthEnd = MonthEndQuery['monthEnd'];
const AGAIN_MS = 1_500;

export const isRunning = (run: MonthEnd['run']): boolean => run?.state === 'waiting' || run?.state === 'running';

/** The state of the asset's month-ends; polled while a run is in progress. */
export function useMonthEnd(assetId: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['month-end', assetId],
    queryFn: async ({ signal }) => (await ask(MonthEndDocument, { assetId }, signal)).monthEnd,
    enabled: assetId !== '',
    refetchInterval: query => (isRunning(query.state.data?.run ?? null) ? lookAgainIn(AGAIN_MS) : false),
  });
  useProgress('monthEnd', isRunning(query.data?.run ?? null), () => void client.invalidateQueries({ queryKey: ['month-end', assetId] }));
  return query;
}

/** When the run started here ends, every query is invalidated. A short run may have ended before it was ever seen in progress. */
export function useNotifyWhenDone(run: MonthEnd['run'] | undefined): (runId: string) => void {
  const t = useText(monthEndText);
  const client = useQueryClient();
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (!run) return;
    if (isRunning(run)) awaited.current = run.id;
    if (isRunning(run) || awaited.current !== run.id) return;
    awaited.current = null;
    if (run.state === 'done') {
      toast(t(run.kind === 'populate' ? 'populated' : 'cancelled'));
      toast(t('asOfUpdated'));
    }
    void client.invalidateQueries();
  }, [run, client, t]);
  return runId => {
    awaited.current = runId;
    void client.invalidateQueries({ queryKey: ['month-end'] });
  };
}
