import { reportedQualities } from '@hakaru/contract/private-assets';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext, type BookEntity, type BookView } from '#features/figures/public';
import { ask } from '#platform/api';
import { useAddress } from '#platform/use-address';
import { overviewAddress, PERIOD_MONTHS } from './overview-address';
import { PrivateFundOverviewDocument, type OverviewFigureFragment, type PrivateFundOverviewQuery } from './overview.gen';

export type Overview = PrivateFundOverviewQuery['privateFundOverview'];
export type OverviewRow = Overview['rows'][number];
export type OverviewTotal = Overview['totals'][number];
export type NamedFigures = readonly OverviewFigureFragment[];

export const figureIn = (figures: NamedFigures, measure: string) => figures.find(one => one.measure === measure)?.figure;

/** The programme on screen by the filters of the address. */
export function useOverview(view: BookView, entity: BookEntity) {
  const { assetId, asOf, known } = useBookContext();
  const [{ basis, period = 'quarter', index, ...filters }] = useAddress(overviewAddress);
  const variables = {
    assetId,
    entityId: entity === view.index.root ? null : entity.id,
    asOf,
    known,
    inBase: basis === 'base',
    strategy: filters.strategy ?? null,
    vintage: filters.vintage ?? null,
    currency: filters.currency ?? null,
    quality: reportedQualities.find(one => one === filters.quality) ?? null,
    since: shiftMonthEnd(asOf, -PERIOD_MONTHS[period]),
    indexId: index ?? null,
  };
  return useQuery({
    queryKey: ['figures', 'privateFundOverview', variables],
    queryFn: async ({ signal }) => (await ask(PrivateFundOverviewDocument, variables, signal)).privateFundOverview,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}
