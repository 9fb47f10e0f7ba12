import { FigureText, useClassLink } from '#features/figures/public';
import { useText } from '#platform/text';
import { Allocation } from '#ui/charts/allocation';
import { ChartPanel } from '#ui/charts/chart-panel';

import { SkeletonRows } from '#ui/skeletons';
import { hasPolicy, type AccountsProps } from './shared-props';
import { overviewText } from './text';

/** Every class against its policy and band, in policy order. */
export function AllocationPanel({ view, rootId, accounts, isRefreshing }: AccountsProps) {
  const t = useText(overviewText);
  const { link, open } = useClassLink(view);
  const { index } = view;
  const number = (entityId: string, column: string) => {
    const value = accounts?.at(entityId, column)?.value;
    return value === null || value === undefined ? null : Number(value);
  };
  const cells = (entityId: string) => ({
    weight: <FigureText figure={accounts?.at(entityId, 'weight.-')} />,
    policy: <FigureText figure={accounts?.at(entityId, 'policyWeight.-')} />,
    difference: <FigureText figure={accounts?.at(entityId, 'deviation.-')} />,
  });
  const items = index.book.classes.flatMap(({ entityId }) =>
    entityId === null
      ? []
      : [
          {
            id: entityId,
            label: index.nameOf(entityId),
            color: index.colourOf(entityId),
            weight: number(entityId, 'weight.-'),
            policy: number(entityId, 'policyWeight.-'),
            tolerance: number(entityId, 'band.-'),
            shown: cells(entityId),
          },
        ],
  );
  const isMeasured = hasPolicy(view, accounts);
  const title = t(isMeasured ? 'allocation' : 'weights');
  return (
    <ChartPanel
      fileName="allocation"
      title={title}
      subtitle={isMeasured ? t('allocationUnit') : t('weightsUnit')}
      refreshing={isRefreshing}
    >
      {accounts ? <Allocation label={title} items={items} link={link} onOpen={open} totals={cells(rootId)} /> : <SkeletonRows rows={12} />}
    </ChartPanel>
  );
}
