import type { ReactNode } from 'react';
import { useOpenTrace } from '#features/figures/public';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { useChartWindow } from '#ui/charts/chart-range';
import { HistoryChart, type HistoryChartProps } from '#ui/charts/history-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { performanceText } from './text';
import type { Months, useMonths } from './use-months';

export type Line = { column: string; label: string; color: string; thin?: boolean };

type MonthChartProps = Pick<HistoryChartProps, 'show' | 'axis'> & {
  title: string;
  /** The unit; with the first month drawn where only the last years are shown. */
  subtitle: (from: string | null) => string;
  /** Values are rebased to the first month drawn. */
  grows?: boolean;
  fileName: string;
  tools?: ReactNode;
  query: ReturnType<typeof useMonths>;
  /** Clicking a point opens the trace of the first line. */
  lines: readonly Line[];
  bars?: { column: string; label: string; show: (value: number | null) => string };
  height?: number;
};

/**
 * Months of one entity as a chart in its panel, with states for loading, failure and a history that is too short; every point opens its
 * trace.
 */
export function MonthChart({ title, subtitle, fileName, tools, query, ...drawing }: MonthChartProps) {
  const t = useText(performanceText);
  const { months, isError, isFetching, refetch } = query;
  const [first] = drawing.lines;
  const drawn = months && first && fromFirst(months, first.column);
  const values = drawn && first ? drawn.values(first.column).slice(drawn.start) : [];
  const days = drawn ? drawn.days.slice(drawn.start) : [];
  const window = useChartWindow(days, { values: drawing.grows ? values : undefined });
  const isDrawable = values.filter(value => value !== null).length > 1;
  return (
    <ChartPanel
      time
      title={title}
      subtitle={subtitle(window.isCut ? (days[window.start] ?? null) : null)}
      fileName={fileName}
      tools={tools}
      refreshing={isFetching && months !== undefined}
    >
      {isError && !months && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!months && !isError && <SkeletonBlock height={drawing.height ?? 292} />}
      {months && !isDrawable && <EmptyState title={t('tooShort')} next="period" />}
      {drawn && isDrawable && <Drawing title={title} months={drawn} {...drawing} />}
    </ChartPanel>
  );
}

type DrawingProps = Omit<MonthChartProps, 'query' | 'subtitle' | 'fileName' | 'tools'> & {
  months: Months & { start: number };
};

function Drawing({ title, months, grows = false, lines, bars, show, axis, height = 292 }: DrawingProps) {
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
      grows={grows}
      show={show}
      axis={axis}
      {...(bars ? { bars: { label: bars.label, values: drawn(bars.column), show: bars.show } } : {})}
      height={height}
      onOpen={onOpen}
    />
  );
}

/** Months before the first value are not drawn. */
function fromFirst(months: Months, column: string): Months & { start: number } {
  const values = months.values(column);
  return {
    ...months,
    start: Math.max(
      0,
      values.findIndex(value => value !== null),
    ),
  };
}
