import type { ReferenceTable } from '@hakaru/contract/reference-tables';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ask } from '#platform/api';
import { useLanguage } from '#platform/text';
import { ReferenceTypesDocument, UsedReferenceTypesDocument, type UsedTypeFragment } from './reference-tables.gen';

export type UsedType = UsedTypeFragment;

/** Names of codes used in master data and files. A code that is in no list is shown as it is. */
export function useReferenceName(table: ReferenceTable): (code: string) => string {
  const language = useLanguage();
  const { data } = useTypes();
  const names = useMemo(() => {
    const own = (data ?? []).filter(one => one.table === table);
    return new Map(own.map(({ code, nameEn, nameJp }) => [code, language === 'jp' ? nameJp : nameEn]));
  }, [data, table, language]);
  return useCallback(code => names.get(code) ?? code, [names]);
}

/** The current codes of a list, as options of a field. */
export function useReferenceChoices(table: ReferenceTable): { value: string; label: string }[] {
  const language = useLanguage();
  const { data } = useTypes();
  const own = (data ?? []).filter(one => one.table === table && !one.isArchived);
  return own.map(({ code, nameEn, nameJp }) => ({ value: code, label: language === 'jp' ? nameJp : nameEn }));
}

function useTypes() {
  return useQuery({
    queryKey: ['referenceTables', 'names'],
    queryFn: async ({ signal }) => (await ask(ReferenceTypesDocument, {}, signal)).referenceTypes,
    staleTime: Infinity, // changed a few times a year, and the screen that changes it invalidates it
  });
}

export function useUsedTypes() {
  return useQuery({
    queryKey: ['referenceTables', 'used'],
    queryFn: async ({ signal }) => (await ask(UsedReferenceTypesDocument, {}, signal, 'admin')).usedReferenceTypes,
  });
}

export function useRefreshTypes() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['referenceTables'] });
  };
}
