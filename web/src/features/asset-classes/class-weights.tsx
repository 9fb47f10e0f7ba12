import { useMemo } from 'react';
import { useFigureSeries, useOpenTrace, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { BENCHMARK } from '#ui/charts/palette';
import { SkeletonBlock } from '#ui/skeletons';
import { assetClassesText } from './text';

const COLUMNS = ['weight.-', 'policyWeight.-'] as const;

/** The class's weight against the policy of each month. */
export function ClassWeights({ view, entityId }: { view: BookView; entityId: string }) {
  const t = useText(assetClassesText);
  const f = useFormats();
  const open = useOpenTrace();
  const { index, asOf } = view;
  const { data } = useFigureSeries({ entityId, columns: COLUMNS, from: index.book.monthEnds[0] ?? asOf, to: asOf });
  const points = useMemo(() => data ?? [], [data]);
  const take = (at: number) => points.map(({ figures }) => (figures[at]?.value == null ? null : Number(figures[at].value)));
  return (
    <ChartPanel time title={t('weightHistory')} subtitle={t('weightHistoryUnit')} fileName="class-weight">
      {points.length === 0 ? (
        <SkeletonBlock height={280} />
      ) : (
        <HistoryChart
          label={t('weightHistory')}
          days={points.map(({ asOf: day }) => day)}
          series={[
            { id: 'actual', label: t('actualLine'), color: index.colourOf(entityId), values: take(0) },
            { id: 'policy', label: t('policyLine'), color: BENCHMARK, thin: true, values: take(1) },
          ]}
          height={280}
          show={value => f.weight(value)}
          axis={value => f.percent(value, { decimals: 0 })}
          onOpen={at => open(points[at]?.figures[0]?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
