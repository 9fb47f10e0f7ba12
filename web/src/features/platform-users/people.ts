import type { SortDirection } from '@hakaru/contract/enumerations';
import type { PeopleOrder } from '@hakaru/contract/users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { AllUsersDocument, type PlatformPersonFragment } from './platform-users.gen';

export const PEOPLE_KEY = ['platform-users'] as const;
const ROWS = 50;
const MOST = 100;

export type PeopleAsked = { search: string; organisationId: string | null; page: number; order: PeopleOrder; direction: SortDirection };

export function usePeople(asked: PeopleAsked, isEnabled: boolean) {
  return useQuery({
    queryKey: [...PEOPLE_KEY, asked],
    queryFn: ({ signal }) => ask(AllUsersDocument, { first: ROWS, ...asked }, signal, 'admin'),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

/** The first hundred users of one organisation, by name, to choose from. */
export function useOrganisationPeople(organisationId: string): readonly PlatformPersonFragment[] {
  const { data } = useQuery({
    queryKey: [...PEOPLE_KEY, 'of', organisationId],
    queryFn: ({ signal }) => ask(AllUsersDocument, { first: MOST, organisationId, order: 'name' }, signal, 'admin'),
  });
  return data?.allUsers.data ?? [];
}
