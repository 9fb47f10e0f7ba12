import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { CompaniesDocument, CompanyDocument, type CompaniesQuery, type CompanyDetailFragment } from './companies.gen';

export type CompanyRow = CompaniesQuery['companies']['data'][number];
export type Company = CompanyDetailFragment;
const ROWS = 50;

export function useCompanies(wanted: { assetId: string; page: number; search: string; status: string | null }) {
  return useQuery({
    queryKey: ['companies', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(CompaniesDocument, { ...wanted, first: ROWS }, signal)).companies,
    enabled: wanted.assetId !== '',
    placeholderData: keepPreviousData,
  });
}

export function useCompany(id: string | undefined) {
  return useQuery({
    queryKey: ['companies', 'one', id],
    queryFn: async ({ signal }) => (await ask(CompanyDocument, { id: id ?? '' }, signal)).company,
    enabled: id !== undefined,
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
  });
}

export function useRefreshCompanies() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['companies'] });
}
