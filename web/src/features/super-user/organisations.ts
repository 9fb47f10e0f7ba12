import { ORGANISATIONS_FETCH } from '@hakaru/contract/organisations';
import { queryOptions } from '@tanstack/react-query';
import { ask, type TypedDocument } from '#platform/api';

export type OrganisationChoice = { id: string; name: string; ref: string };
type Reply = { organisations: { data: OrganisationChoice[]; paginatorInfo: { currentPage: number; total: number } } };

const ORGANISATIONS: TypedDocument<Reply, { first: number; page: number }> = `
  query Organisations($first: Int!, $page: Int!) {
    organisations(first: $first, page: $page) {
      data { id name ref }
      paginatorInfo { currentPage total }
    }
  }`;

/** All of them at once: the dialog searches in what it holds. */
export const organisationsQuery = queryOptions({
  queryKey: ['super-user', 'organisations'],
  queryFn: async ({ signal }) => (await ask(ORGANISATIONS, { first: ORGANISATIONS_FETCH, page: 1 }, signal, 'admin')).organisations.data,
  staleTime: 5 * 60_000,
});
