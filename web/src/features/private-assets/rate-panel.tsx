import { useMemo } from 'react';
import { useFigureSeries, useOpenTrace, type BookEntity, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { FUND } from '#ui/charts/palette';
import { SkeletonBlock } from '#ui/skeletons';
import { asNumber, fromFirst } from './money-panel';
import { privateAssetsText } from './text';

const HEIGHT = 320;
const COLUMNS = ['irrNet.-'] as const;

/** The J-curve: the net rate since inception as it stood at each month-end, below zero while fees come before gains. */
export function RatePanel({ view: { index, asOf }, entity }: { view: BookView; entity: BookEntity }) {
  const t = useText(privateAssetsText);
  const f = useFormats();
  const open = useOpenTrace();
  const from = index.book.monthEnds[0] ?? asOf;
  const { data, isPlaceholderData } = useFigureSeries({ entityId: entity.id, columns: COLUMNS, from, to: asOf });
  const points = useMemo(() => fromFirst(data ?? []), [data]);
  const values = points.map(({ figures }) => asNumber(figures[0]?.value));
  return (
    <ChartPanel title={t('jCurve')} subtitle={t('jCurveUnit')} fileName="j-curve" refreshing={isPlaceholderData}>
      {points.length === 0 ? (
        <SkeletonBlock height={HEIGHT} />
      ) : (
        <HistoryChart
          label={t('jCurve')}
          days={points.map(({ asOf: day }) => day)}
          series={[{ id: 'irrNet', label: t('irrNet'), color: FUND, values }]}
          height={HEIGHT}
          show={value => f.percent(value, { decimals: 1 })}
          axis={value => f.percent(value, { decimals: 0 })}
          onOpen={at => open(points[at]?.figures[0]?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
