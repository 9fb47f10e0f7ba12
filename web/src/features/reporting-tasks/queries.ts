import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskLabel } from '@hakaru/contract/reporting-tasks';
import { ask } from '#platform/api';
import {
  DueReportsDocument,
  PunctualityDocument,
  ReportingTasksDocument,
  type DueReportsQuery,
  type ReportingTasksQuery,
} from './reporting-tasks.gen';

export type TaskPage = ReportingTasksQuery['reportingTasks'];
export type Task = TaskPage['data'][number];

export type TasksAsk = {
  assetId: string | null;
  clientId: string | null;
  asOf: string | null;
  label: TaskLabel | null;
  search: string;
  page: number;
};
export const ROWS = 100;

export function useTasks(variables: TasksAsk) {
  return useQuery({
    queryKey: ['reporting-tasks', variables],
    queryFn: async ({ signal }) => (await ask(ReportingTasksDocument, { ...variables, first: ROWS }, signal)).reportingTasks,
    placeholderData: keepPreviousData,
  });
}

export function usePunctuality(assetId: string, asOf: string | undefined) {
  return useQuery({
    queryKey: ['reporting-tasks', 'punctuality', assetId, asOf],
    queryFn: async ({ signal }) => (await ask(PunctualityDocument, { assetId, asOf: asOf ?? '' }, signal)).punctuality,
    enabled: assetId !== '' && asOf !== undefined,
  });
}

export type DueReport = DueReportsQuery['dueReports'][number];

export function useDueReports(variables: { assetId: string; asOf: string; known: string }) {
  return useQuery({
    queryKey: ['reporting-tasks', 'due', variables],
    queryFn: async ({ signal }) =>
      (await ask(DueReportsDocument, variables, signal)).dueReports.toSorted((a, b) => a.due.localeCompare(b.due)),
    placeholderData: keepPreviousData,
  });
}

/** Progress of a task changes what the month-end, the reports and the calendar show. */
export function useRefreshTasks() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      ['reporting-tasks', 'month-end', 'reports', 'calendar'].map(feature => client.invalidateQueries({ queryKey: [feature] })),
    );
  };
}
