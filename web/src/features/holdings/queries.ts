import { holdingGroups, type HoldingGroup } from '@hakaru/contract/holdings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext, useUrlText, type ShownFigure } from '#features/figures/public';
import { ask } from '#platform/api';
import { HoldingsDocument, type HoldingsQuery } from './holdings.gen';

export type Statement = HoldingsQuery['holdings'];
export type Line = Statement['lines'][number];
export type Group = Statement['groups'][number];

/** Figures of a statement carry no quality mark. */
export function shown(figure: Statement['total'] | undefined): ShownFigure | undefined {
  return figure && { ...figure, quality: null };
}

/** How the statement is shown: its grouping, and the earlier statement it is compared with. Both are in the address. */
export function useReading() {
  const [group, setGroup] = useUrlText('group');
  const [compare, setCompare] = useUrlText('compare');
  const groupBy: HoldingGroup | null = holdingGroups.find(name => name === group) ?? null;
  return { groupBy, setGroup, compareTo: compare, setCompare };
}

export function useHoldings(entityId: string) {
  const { assetId, asOf, known } = useBookContext();
  const { groupBy, compareTo } = useReading();
  const variables = { assetId, entityId, asOf, known, groupBy, compareTo: compareTo === asOf ? null : compareTo };
  return useQuery({
    queryKey: ['holdings', variables],
    queryFn: async ({ signal }) => (await ask(HoldingsDocument, variables, signal)).holdings,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}
