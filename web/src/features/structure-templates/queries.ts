import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  CopyStructureDocument,
  OfferedStructureDocument,
  OfferedStructuresDocument,
  OwnStructureDocument,
  SaveStructureOfferDocument,
  StructureOfferDocument,
  type CopyStructureMutationVariables,
} from './structure-templates.gen';

const OFFER = ['settings', 'structure-offer'] as const;
const OFFERED = ['organisations', 'structures'] as const;

export function useOffer() {
  return useQuery({
    queryKey: OFFER,
    queryFn: async ({ signal }) => (await ask(StructureOfferDocument, {}, signal)).structureOffer,
  });
}

/** What others would get; null without a portfolio. Read when it is asked for, since it follows every change of the structure. */
export function useOwnStructure(isShown: boolean) {
  return useQuery({
    queryKey: [...OFFER, 'own'],
    queryFn: async ({ signal }) => (await ask(OwnStructureDocument, {}, signal)).ownStructure ?? null,
    enabled: isShown,
    staleTime: 0,
  });
}

export function useSaveOffer() {
  const client = useQueryClient();
  return async (isOffered: boolean, version: number) => {
    await ask(SaveStructureOfferDocument, { isOffered, version });
    await client.invalidateQueries({ queryKey: OFFER });
  };
}

/** Portfolios that are offered, and whether this organisation may still begin with one. */
export function useOffered(organisationId: string) {
  return useQuery({
    queryKey: [...OFFERED, organisationId],
    queryFn: ({ signal }) => ask(OfferedStructuresDocument, { organisationId }, signal, 'admin'),
    staleTime: 0,
  });
}

export function useOfferedStructure(assetId: string) {
  return useQuery({
    queryKey: [...OFFERED, 'preview', assetId],
    queryFn: async ({ signal }) => (await ask(OfferedStructureDocument, { assetId }, signal, 'admin')).offeredStructure,
    enabled: assetId !== '',
    staleTime: 0,
  });
}

/** Copies what was previewed; a refusal shows the structure as it is now. */
export function useCopy() {
  const client = useQueryClient();
  return async (variables: CopyStructureMutationVariables) => {
    await ask(CopyStructureDocument, variables, undefined, 'admin').finally(() =>
      client.invalidateQueries({ queryKey: ['organisations'] }),
    );
  };
}
