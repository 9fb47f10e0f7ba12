import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  EntityAssetsDocument,
  EntityChoicesDocument,
  PlatformEntitiesDocument,
  PlatformEntityDocument,
  type EntityFullFragment,
} from './entities.gen';

export type EntityDetail = EntityFullFragment;
const ROWS = 50;

export function useEntities(wanted: { page: number; search: string; kind: string | null; assetId: string | null }) {
  return useQuery({
    queryKey: ['entities', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(PlatformEntitiesDocument, { ...wanted, first: ROWS }, signal, 'admin')).platformEntities,
    placeholderData: keepPreviousData,
  });
}

export function useEntity(id: string) {
  return useQuery({
    queryKey: ['entities', 'one', id],
    queryFn: async ({ signal }) => (await ask(PlatformEntityDocument, { id }, signal, 'admin')).platformEntity,
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
}

/** All entities of one asset or organisation, for pickers. */
export function useEntityChoices(within: { assetId: string } | { organisationId: string }) {
  const isNamed = Object.values(within).every(id => id !== '');
  return useQuery({
    queryKey: ['entities', 'choices', within],
    queryFn: async ({ signal }) => (await ask(EntityChoicesDocument, within, signal, 'admin')).platformEntities.data,
    enabled: isNamed,
  });
}

export function useAssetChoices() {
  return useQuery({
    queryKey: ['entities', 'assets'],
    queryFn: async ({ signal }) => (await ask(EntityAssetsDocument, {}, signal, 'admin')).allAssets.data,
  });
}
