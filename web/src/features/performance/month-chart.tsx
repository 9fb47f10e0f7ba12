import type { ReactNode } from 'react';
import { useOpenTrace } from '#features/figures/public';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart, type HistoryChartProps } from '#ui/charts/history-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { performanceText } from './text';
import type { Months, useMonths } from './use-months';

export type Line = { column: string; label: string; color: string; thin?: boolean };

type MonthChartProps = Pick<HistoryChartProps, 'show' | 'axis'> & {
  title: string;
  subtitle: string;
  fileName: string;
  tools?: ReactNode;
  query: ReturnType<typeof useMonths>;
  /** The first is the one whose points open their trace. */
  lines: readonly Line[];
  bars?: { column: string; label: string; show: (value: number | null) => string };
  height?: number;
};

/** Months of one entity as a chart in its panel: loading, failed, too short, or drawn; every point opens its trace. */
export function MonthChart({ title, subtitle, fileName, tools, query, ...drawing }: MonthChartProps) {
  const t = useText(performanceText);
  const { months, isError, isFetching, refetch } = query;
  const [first] = drawing.lines;
  const isDrawable = months && first && months.values(first.column).filter(value => value !== null).length > 1;
  return (
    <ChartPanel title={title} subtitle={subtitle} fileName={fileName} tools={tools} refreshing={isFetching && months !== undefined}>
      {isError && !months && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!months && !isError && <SkeletonBlock height={drawing.height ?? 292} />}
      {months && !isDrawable && <EmptyState title={t('tooShort')} />}
      {months && isDrawable && <Drawing title={title} months={from(months, first.column)} {...drawing} />}
    </ChartPanel>
  );
}

type DrawingProps = Omit<MonthChartProps, 'query' | 'subtitle' | 'fileName' | 'tools'> & { months: Months & { start: number } };

function Drawing({ title, months, lines, bars, show, axis, height = 292 }: DrawingProps) {
  const open = useOpenTrace();
  const drawn = (column: string) => months.values(column).slice(months.start);
  const onOpen = (at: number) => {
    const key = months.figure(at + months.start, lines[0]?.column ?? '')?.key;
    if (key) open(key);
  };
  return (
    <HistoryChart
      label={title}
      days={months.days.slice(months.start)}
      series={lines.map(({ column, ...line }) => ({ id: column, ...line, values: drawn(column) }))}
      show={show}
      axis={axis}
      {...(bars ? { bars: { label: bars.label, values: drawn(bars.column), show: bars.show } } : {})}
      height={height}
      onOpen={onOpen}
    />
  );
}

/** A window of three years has nothing to draw in its first three. */
function from(months: Months, column: string): Months & { start: number } {
  return {
    ...months,
    start: Math.max(
      0,
      months.values(column).findIndex(value => value !== null),
    ),
  };
}
