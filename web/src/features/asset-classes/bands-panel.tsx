import { FigureText, useClassLink } from '#features/figures/public';
import { useText } from '#platform/text';
import { Allocation } from '#ui/charts/allocation';
import { ChartPanel } from '#ui/charts/chart-panel';

import { SkeletonRows } from '#ui/skeletons';
import type { ClassesProps } from './columns';
import { assetClassesText } from './text';

/** Each class as a bar against its policy and band. */
export function BandsPanel({ view, figures, total, isRefreshing }: ClassesProps) {
  const t = useText(assetClassesText);
  const { link, open } = useClassLink(view);
  const { index } = view;
  const number = (id: string, column: string) => {
    const value = figures?.at(id, column)?.value;
    return value === null || value === undefined ? null : Number(value);
  };
  const items = index.book.classes.flatMap(({ entityId: id }) =>
    id === null
      ? []
      : [
          {
            id,
            label: index.nameOf(id),
            color: index.colourOf(id),
            weight: number(id, 'weight.-'),
            policy: number(id, 'policyWeight.-'),
            tolerance: number(id, 'band.-'),
            shown: {
              weight: <FigureText figure={figures?.at(id, 'weight.-')} />,
              policy: <FigureText figure={figures?.at(id, 'policyWeight.-')} />,
              difference: <FigureText figure={figures?.at(id, 'deviation.-')} />,
            },
          },
        ],
  );
  const rootId = index.root?.id ?? '';
  const totals = {
    weight: <FigureText figure={total?.at(rootId, 'weight.-')} />,
    policy: <FigureText figure={total?.at(rootId, 'policyWeight.-')} />,
  };
  return (
    <ChartPanel fileName="allocation" title={t('bands')} subtitle={t('bandsUnit')} refreshing={isRefreshing}>
      {figures ? <Allocation label={t('bands')} items={items} link={link} onOpen={open} totals={totals} /> : <SkeletonRows rows={12} />}
    </ChartPanel>
  );
}
