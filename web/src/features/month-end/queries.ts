import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import { MonthEndDocument, type MonthEndQuery } from './month-end.gen';
import { monthEndText } from './text';

export type MonthEnd = MonthEndQuery['monthEnd'];
const AGAIN_MS = 1_500;

export const isRunning = (run: MonthEnd['run']): boolean => run?.state === 'waiting' || run?.state === 'running';

/** Where the asset's months stand; asked again every moment while a run is under way. */
export function useMonthEnd(assetId: string) {
  return useQuery({
    queryKey: ['month-end', assetId],
    queryFn: async ({ signal }) => (await ask(MonthEndDocument, { assetId }, signal)).monthEnd,
    enabled: assetId !== '',
    refetchInterval: query => (isRunning(query.state.data?.run ?? null) ? AGAIN_MS : false),
  });
}

/** When a run that was under way here is done, everything on every screen may read otherwise. */
export function useTellWhenDone(run: MonthEnd['run'] | undefined): void {
  const t = useText(monthEndText);
  const client = useQueryClient();
  const watched = useRef<string | null>(null);
  useEffect(() => {
    if (!run) return;
    if (isRunning(run)) {
      watched.current = run.id;
      return;
    }
    if (watched.current !== run.id) return;
    watched.current = null;
    if (run.state === 'done') {
      toast(t(run.kind === 'populate' ? 'populated' : 'cancelled'));
      toast(t('asOfUpdated'));
    }
    void client.invalidateQueries();
  }, [run, client, t]);
}
