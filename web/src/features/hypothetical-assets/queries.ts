import type { HypotheticalBasis, RollingWindow } from '@hakaru/contract/hypothetical-assets';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import {
  HypotheticalAssetsDocument,
  HypotheticalComparisonDocument,
  HypotheticalGapsDocument,
  HypotheticalProductsDocument,
  type HypotheticalProductsQuery,
  type HypotheticalComparisonQuery,
  type HypotheticalFieldsFragment,
  type HypotheticalFigureFragment,
} from './hypothetical-assets.gen';

export type Hypothetical = HypotheticalFieldsFragment;
export type Comparison = NonNullable<HypotheticalComparisonQuery['hypotheticalComparison']>;
export type Series = Comparison['series'][number];

/** The figure itself carries no quality; its trace shows that of each part. */
export const shown = (figure: HypotheticalFigureFragment) => ({ ...figure, quality: null });

export function useHypotheticals() {
  const { assetId } = useBookContext();
  return useQuery({
    queryKey: ['hypothetical-assets', assetId],
    queryFn: async ({ signal }) => (await ask(HypotheticalAssetsDocument, { assetId }, signal)).hypotheticalAssets,
    enabled: assetId !== '',
  });
}

export type PartProduct = HypotheticalProductsQuery['hypotheticalProducts'][number];

/** The products that managers show to the owner of this asset. */
export function usePartProducts() {
  const { assetId, known } = useBookContext();
  return useQuery({
    queryKey: ['hypothetical-assets', 'products', assetId, known],
    queryFn: async ({ signal }) => (await ask(HypotheticalProductsDocument, { assetId, known }, signal)).hypotheticalProducts,
    enabled: assetId !== '',
  });
}

/** The components without whose months the chosen mixes have no figures. */
export function useGaps(ids: readonly string[]) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, ids: [...ids] };
  return useQuery({
    queryKey: ['figures', 'hypothetical-gaps', variables],
    queryFn: async ({ signal }) => (await ask(HypotheticalGapsDocument, variables, signal)).hypotheticalGaps,
    enabled: assetId !== '' && asOf !== '' && ids.length > 0,
  });
}

export type Compared = { ids: readonly string[]; basis: HypotheticalBasis; months: RollingWindow };

/** The chosen mixes compared with the actual asset. The key starts with 'figures', so that it is invalidated together with all figures. */
export function useComparison({ ids, basis, months }: Compared) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, ids: [...ids], basis, months };
  return useQuery({
    queryKey: ['figures', 'hypothetical', variables],
    queryFn: async ({ signal }) => (await ask(HypotheticalComparisonDocument, variables, signal)).hypotheticalComparison ?? null,
    enabled: assetId !== '' && asOf !== '' && ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

export function useRefreshHypotheticals() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['hypothetical-assets'] });
    await client.invalidateQueries({ queryKey: ['figures', 'hypothetical'] });
    await client.invalidateQueries({ queryKey: ['figures', 'hypothetical-gaps'] });
  };
}
