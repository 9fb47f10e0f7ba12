import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { useMemo } from 'react';
import { figuresText, useFigureHistory, useOpenTrace, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { assetClassesText } from './text';

/** The weights over the whole history, as stacked areas. */
export function WeightHistory({ view }: { view: BookView }) {
  const t = useText(assetClassesText);
  const words = useText(figuresText);
  const f = useFormats();
  const open = useOpenTrace();
  const { index, asOf } = view;
  const from = index.book.monthEnds[0] ?? asOf;
  const rootId = index.root?.id ?? '';
  const { data, isPlaceholderData } = useFigureHistory({ rows: 'classes', column: 'weight.-', from, to: asOf });
  const whole = useFigureHistory({ entityIds: [rootId], column: 'weight.-', from, to: asOf });
  const totals = whole.data?.[0]?.figures;
  const days = useMemo(() => (from <= asOf ? monthEndsBetween(from, asOf) : []), [from, asOf]);
  const series = useMemo(
    () =>
      (data ?? []).toReversed().map(({ entityId, figures }) => ({
        id: entityId,
        label: index.nameOf(entityId),
        color: index.colourOf(entityId),
        values: figures.map(({ value }) => (value === null ? null : Number(value))),
      })),
    [data, index],
  );
  return (
    <ChartPanel time title={t('weightHistory')} subtitle={t('weightHistoryUnit')} fileName="weights" refreshing={isPlaceholderData}>
      {series.length === 0 || !totals ? (
        <SkeletonBlock height={500} />
      ) : (
        <HistoryChart
          label={t('weightHistory')}
          days={days}
          series={series}
          stacked
          height={500}
          show={value => f.weight(value)}
          axis={value => f.percent(value, { decimals: 0 })}
          total={{ label: words('total'), values: totals.map(({ value }) => (value === null ? null : Number(value))) }}
          onOpen={at => open(totals[at]?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
