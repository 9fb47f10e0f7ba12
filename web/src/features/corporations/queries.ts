import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useLanguage } from '#platform/text';
import { CorporationDocument, CorporationsDocument, CorporationSpcsDocument, type CorporationDetailFragment } from './corporations.gen';

export type Corporation = CorporationDetailFragment;
const ROWS = 50;

export function useCorporations(wanted: { page: number; search: string; role: string | null }) {
  return useQuery({
    queryKey: ['corporations', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(CorporationsDocument, { ...wanted, first: ROWS }, signal)).corporations,
    placeholderData: keepPreviousData,
  });
}

export function useCorporation(id: string) {
  return useQuery({
    queryKey: ['corporations', 'one', id],
    queryFn: async ({ signal }) => (await ask(CorporationDocument, { id }, signal)).corporation,
    throwOnError: true,
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
  });
}

/** The SPCs whose books are kept, for users who may see them. */
export function useSpcChoices(isEnabled: boolean) {
  return useQuery({
    queryKey: ['corporations', 'spcs'],
    queryFn: async ({ signal }) => (await ask(CorporationSpcsDocument, {}, signal)).spcs,
    enabled: isEnabled,
  });
}

export function useRefreshCorporations() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['corporations'] });
}

export function useCorporationName() {
  const isJapanese = useLanguage() === 'jp';
  return ({ name, nameJp }: { name: string; nameJp: string }) => (isJapanese ? nameJp : name);
}
