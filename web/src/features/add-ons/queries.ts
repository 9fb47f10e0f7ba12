import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { PackageRequestsDocument, RequestPackageDocument, type PackageRequestsQuery } from './add-ons.gen';

export type PackageRequest = PackageRequestsQuery['packageRequests'][number];
const KEY = ['package-requests'];

/** Packages the organisation has requested and does not hold yet. */
export function usePackageRequests() {
  return useQuery({ queryKey: KEY, queryFn: async ({ signal }) => (await ask(PackageRequestsDocument, {}, signal)).packageRequests });
}

export function useRequestPackage() {
  const client = useQueryClient();
  return async (type: string) => {
    const { requestPackage } = await ask(RequestPackageDocument, { type });
    client.setQueryData(KEY, requestPackage);
  };
}
