import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { isMissing } from '#platform/query';
import { MandatePackagesDocument, PackageDocument, PackagesDocument } from './packages.gen';

const MOST = 100;

export function usePackages({
  kind,
  search = '',
  page = 1,
  first = MOST,
}: {
  kind?: string | undefined;
  search?: string;
  page?: number;
  first?: number;
}) {
  const variables = { kind: kind ?? null, search, page, first };
  return useQuery({
    queryKey: ['packages', 'list', variables],
    queryFn: async ({ signal }) => (await ask(PackagesDocument, variables, signal)).packages,
    placeholderData: keepPreviousData,
  });
}

export function usePackage(id: string) {
  return useQuery({
    queryKey: ['packages', 'one', id],
    queryFn: ({ signal }) => ask(PackageDocument, { id }, signal),
    throwOnError: isMissing,
  });
}

export function useMandatePackages(assetId: string, mandateId: string) {
  return useQuery({
    queryKey: ['packages', 'mandate', assetId, mandateId],
    queryFn: async ({ signal }) => (await ask(MandatePackagesDocument, { assetId, mandateId }, signal)).mandatePackages,
    enabled: assetId !== '',
  });
}

/** Tasks depend on packages. */
export function useRefreshPackages() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['packages', 'reporting-tasks', 'calendar'].map(feature => client.invalidateQueries({ queryKey: [feature] })));
  };
}
