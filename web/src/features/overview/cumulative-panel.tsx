import { useMemo } from 'react';
import { useFigureSeries, useOpenTrace, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { useChartWindow } from '#ui/charts/chart-range';
import { HistoryChart } from '#ui/charts/history-chart';
import { BENCHMARK, FUND } from '#ui/charts/palette';
import { SkeletonBlock } from '#ui/skeletons';
import { overviewText } from './text';

const COLUMNS = ['cumulativeReturn.itd', 'cumulativeBenchmark.itd', 'excess.1m'] as const;

/** The cumulative value of one yen since inception, against the composite, with each month's excess. */
export function CumulativePanel({ view, rootId }: { view: BookView; rootId: string }) {
  const t = useText(overviewText);
  const f = useFormats();
  const open = useOpenTrace();
  const first = view.index.book.monthEnds[0] ?? view.asOf;
  const { data, isPlaceholderData } = useFigureSeries({ entityId: rootId, columns: COLUMNS, from: first, to: view.asOf });
  const points = useMemo(() => data?.filter(({ figures }) => figures[0]?.value != null) ?? [], [data]);
  const values = useMemo(() => {
    const take = (at: number) => points.map(({ figures }) => asNumber(figures[at]?.value));
    return { days: points.map(({ asOf }) => asOf), fund: take(0), benchmark: take(1), excess: take(2) };
  }, [points]);
  const { start, end, isCut } = useChartWindow(values.days);
  const series = [
    { id: 'fund', label: t('fund'), color: FUND, values: values.fund },
    { id: 'benchmark', label: t('composite'), color: BENCHMARK, thin: true, values: values.benchmark },
  ];
  return (
    <ChartPanel
      time
      title={t('cumulative')}
      subtitle={t(isCut ? 'cumulativeSince' : 'cumulativeUnit', {
        from: f.month(values.days[start] ?? first),
        to: f.month(values.days[end] ?? view.asOf),
      })}
      fileName="cumulative-return"
      refreshing={isPlaceholderData}
    >
      {points.length === 0 ? (
        <SkeletonBlock height={496} />
      ) : (
        <HistoryChart
          label={t('cumulative')}
          days={values.days}
          series={series}
          grows
          height={496}
          show={value => f.percent(value, { decimals: 1 })}
          axis={value => f.percent(value, { decimals: 0 })}
          bars={{ label: t('monthlyExcess'), values: values.excess, show: value => f.percent(value, { signed: true }) }}
          onOpen={at => open(points[at]?.figures[0]?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}

function asNumber(value: string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
