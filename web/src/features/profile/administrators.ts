import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { AdministratorsDocument } from './administrators.gen';

/** Whom to ask for more: the administrators of the organisation in use. Nobody is named while that cannot be read. */
export function useAdministrators(): readonly { name: string; email: string }[] {
  const { data } = useQuery({
    queryKey: ['administrators'],
    queryFn: ({ signal }) => ask(AdministratorsDocument, {}, signal),
    staleTime: 5 * 60_000,
  });
  return data?.administrators ?? [];
}
