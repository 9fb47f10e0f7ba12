import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { AdministratorsDocument } from './administrators.gen';

/** The administrators of the current organisation, whom a user can ask for more rights. Empty until loaded. */
export function useAdministrators(): readonly { name: string; email: string }[] {
  const { data } = useQuery({
    queryKey: ['administrators'],
    queryFn: ({ signal }) => ask(AdministratorsDocument, {}, signal),
    staleTime: 5 * 60_000,
  });
  return data?.administrators ?? [];
}
