import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { BaselDocument, type BaselFigureFragment, type BaselFundFieldsFragment, type BaselQuery } from './basel.gen';

export type BaselReport = BaselQuery['basel'];
export type BaselFund = BaselFundFieldsFragment;
export type BaselItem = BaselReport['items'][number];

/** The figure itself carries no quality; its trace shows that of each part. */
export const shown = (figure: BaselFigureFragment) => ({ ...figure, quality: null });

/**
 * The capital report of the month-end on screen, of the whole asset or of one fund. The key starts with 'figures', so that it is
 * invalidated together with all figures.
 */
export function useBasel(entityId: string | null = null) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, entityId };
  return useQuery({
    queryKey: ['figures', 'basel', variables],
    queryFn: async ({ signal }) => (await ask(BaselDocument, variables, signal)).basel,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export function useRefreshBasel() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['figures'] });
}
