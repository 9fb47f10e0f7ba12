import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { DataSubjectRequestDocument, DataSubjectRequestsDocument, type DataRequestFieldsFragment } from './data-subject-requests.gen';

export type DataRequest = DataRequestFieldsFragment;

const ROWS = 50;

export function useRequests(wanted: { page: number; openOnly: boolean }) {
  return useQuery({
    queryKey: ['dsr', 'list', wanted],
    queryFn: async ({ signal }) =>
      (await ask(DataSubjectRequestsDocument, { first: ROWS, ...wanted }, signal, 'admin')).dataSubjectRequests,
    placeholderData: keepPreviousData,
  });
}

export function useRequest(id: string) {
  return useQuery({
    queryKey: ['dsr', 'one', id],
    queryFn: async ({ signal }) => (await ask(DataSubjectRequestDocument, { id }, signal, 'admin')).dataSubjectRequest,
    throwOnError: true,
  });
}

export function useRefreshRequests() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['dsr'] });
  };
}
