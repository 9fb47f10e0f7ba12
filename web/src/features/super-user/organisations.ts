import { ORGANISATIONS_FETCH } from '@hakaru/contract/organisations';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { OrganisationsDocument } from './organisations.gen';

/** Fetches all organisations at once, because the dialog searches in the loaded list. */
export const organisationsQuery = queryOptions({
  queryKey: ['super-user', 'organisations'],
  queryFn: async ({ signal }) =>
    (await ask(OrganisationsDocument, { first: ORGANISATIONS_FETCH, page: 1 }, signal, 'admin')).organisations.data,
  staleTime: 5 * 60_000,
});
