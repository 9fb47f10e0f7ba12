import { FigureText, useOpenTrace } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import s from './hypothetical.module.css';
import { shown, useComparison, type Comparison, type Series } from './queries';
import { hypotheticalText } from './text';
import { Watermark } from './watermark';

/** The chosen mixes beside the actual asset, all over the months every one of them has. */
export function ComparisonPanel({ ids }: { ids: readonly string[] }) {
  const t = useText(hypotheticalText);
  const { data, error, refetch } = useComparison(ids);
  if (ids.length === 0) return null;
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={6} />;
  if (data === null) return <EmptyState title={t('noPeriod')} />;
  return (
    <Watermark>
      <div className={s.stack}>
        <Figures comparison={data} />
        <Growth comparison={data} />
      </div>
    </Watermark>
  );
}

/** The name in every table and file says that a mix is hypothetical. */
function useNames() {
  const t = useText(hypotheticalText);
  return ({ name }: Series) => (name === null ? t('actual') : t('named', { name }));
}

function usePeriod({ from, to, days }: Comparison): string {
  const t = useText(hypotheticalText);
  const formats = useFormats();
  return t('period', { from: formats.month(from), to: formats.month(to), n: days.length });
}

function Figures({ comparison }: { comparison: Comparison }) {
  const t = useText(hypotheticalText);
  const nameOf = useNames();
  const period = usePeriod(comparison);
  const figure = (id: 'return' | 'risk' | 'drawdown' | 'correlation') =>
    ({ id, header: t(id), align: 'end', cell: (row: Series) => <FigureText figure={shown(row[id])} /> }) as const;
  const columns: TableColumn<Series>[] = [
    { id: 'series', header: t('series'), value: nameOf },
    figure('return'),
    figure('risk'),
    figure('drawdown'),
    figure('correlation'),
  ];
  return (
    <Panel title={t('comparison')} subtitle={period} footnote={t('basis')} flush>
      <ArrangedTable
        screen="hypothetical-comparison"
        caption={t('comparison')}
        columns={columns}
        rows={comparison.series}
        rowId={({ id }) => id}
      />
    </Panel>
  );
}

const COLOURS = ['var(--ink-1)', 'var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];

function Growth({ comparison }: { comparison: Comparison }) {
  const t = useText(hypotheticalText);
  const formats = useFormats();
  const nameOf = useNames();
  const period = usePeriod(comparison);
  const open = useOpenTrace();
  const series = comparison.series.map((one, at) => ({
    id: one.id,
    label: nameOf(one),
    color: COLOURS[at] ?? 'var(--c8)',
    values: growthOf(one.returns),
  }));
  return (
    <ChartPanel title={t('chart')} subtitle={period} fileName="hypothetical-assets">
      <HistoryChart
        label={t('chart')}
        days={comparison.days}
        series={series}
        near
        show={value => (value === null ? '' : value.toFixed(1))}
        axis={value => formats.number(value, { decimals: 0 })}
        onOpen={() => open(comparison.series[1]?.return.key ?? '')}
      />
    </ChartPanel>
  );
}

/** A drawing of the monthly returns; from a month without one on there is nothing to draw. */
function growthOf(returns: readonly (number | null)[]): (number | null)[] {
  let level: number | null = 100;
  return returns.map(value => {
    level = level === null || value === null ? null : level * (1 + value);
    return level;
  });
}
