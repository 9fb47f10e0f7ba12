import { hypotheticalBases, rollingWindows, type HypotheticalBasis, type RollingWindow } from '@hakaru/contract/hypothetical-assets';
import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FigureText, useExact, useOpenTrace } from '#features/figures/public';
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
import { ExcelButton } from './excel-button';
import { basisText, hypotheticalText } from './text';
import { Watermark } from './watermark';

/** The chosen mixes compared with the actual asset, over the months that all of them have. */
export function ComparisonPanel({ ids }: { ids: readonly string[] }) {
  const t = useText(hypotheticalText);
  const [basis, setBasis] = useState<HypotheticalBasis>('net');
  const [months, setMonths] = useState<RollingWindow>(36);
  const { data, error, refetch } = useComparison({ ids, basis, months });
  if (ids.length === 0) return null;
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={6} />;
  if (data === null) return <EmptyState title={t('noPeriod')} next="period" />;
  return (
    <Watermark>
      <div className={s.stack}>
        <Figures comparison={data} tools={<Tools ids={ids} basis={basis} onBasis={setBasis} />} />
        <Growth comparison={data} />
        <Rolling comparison={data} months={months} onMonths={setMonths} />
      </div>
    </Watermark>
  );
}

/** Every table and file marks a mix as hypothetical by its name. */
function useNames() {
  const t = useText(hypotheticalText);
  return ({ name }: Series) => (name === null ? t('actual') : t('named', { name }));
}

function usePeriod({ from, to, days, basis }: Comparison): string {
  const t = useText(hypotheticalText);
  const formats = useFormats();
  const basisOf = useText(basisText);
  return `${t('period', { from: formats.month(from), to: formats.month(to), n: days.length })} · ${basisOf(basis as HypotheticalBasis)}`; // a code of the contract
}

/** The fee basis of all mixes, and the comparison as a file. */
function Tools({ ids, basis, onBasis }: { ids: readonly string[]; basis: HypotheticalBasis; onBasis: (basis: HypotheticalBasis) => void }) {
  const t = useText(hypotheticalText);
  const basisOf = useText(basisText);
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('fees')}
        value={basis}
        onChange={chosen => onBasis(hypotheticalBases.find(one => one === chosen) ?? 'net')}
        data={hypotheticalBases.map(value => ({ value, label: basisOf(value) }))}
      />
      <ExcelButton ids={ids} basis={basis} />
    </>
  );
}

function Figures({ comparison, tools }: { comparison: Comparison; tools: ReactNode }) {
  const exact = useExact();
  const t = useText(hypotheticalText);
  const nameOf = useNames();
  const period = usePeriod(comparison);
  const figure = (id: 'return' | 'risk' | 'drawdown' | 'correlation') =>
    ({
      id,
      header: t(id),
      align: 'end',
      value: (row: Series) => exact(shown(row[id])),
      node: (row: Series) => <FigureText figure={shown(row[id])} />,
    }) as const;
  const columns: TableColumn<Series>[] = [
    { id: 'series', header: t('series'), value: nameOf },
    { ...figure('return'), priority: 1 },
    { ...figure('risk'), priority: 2 },
    { ...figure('drawdown'), priority: 3 },
    figure('correlation'),
  ];
  return (
    <Panel title={t('comparison')} subtitle={period} footnote={t('basis')} tools={tools} flush>
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
    <ChartPanel time title={t('chart')} subtitle={period} fileName="hypothetical-assets" mark={t('mark')}>
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

type RollingProps = { comparison: Comparison; months: RollingWindow; onMonths: (months: RollingWindow) => void };

/** The annualised return over a rolling window, month by month: shows when a mix would have been better. */
function Rolling({ comparison, months, onMonths }: RollingProps) {
  const t = useText(hypotheticalText);
  const formats = useFormats();
  const nameOf = useNames();
  const period = usePeriod(comparison);
  const open = useOpenTrace();
  const points = comparison.series.map(({ rolling }) => rolling);
  const days = points[0]?.map(({ day }) => day) ?? [];
  const tools = (
    <SegmentedControl
      size="xs"
      aria-label={t('window')}
      value={String(months)}
      onChange={chosen => onMonths(rollingWindows.find(one => String(one) === chosen) ?? months)}
      data={rollingWindows.map(n => ({ value: String(n), label: t('windowOf', { n }) }))}
    />
  );
  const series = comparison.series.map((one, at) => ({
    id: one.id,
    label: nameOf(one),
    color: COLOURS[at] ?? 'var(--c8)',
    values: (points[at] ?? []).map(({ figure }) => (figure.value === null ? null : Number(figure.value))),
  }));
  return (
    <ChartPanel time title={t('rolling')} subtitle={period} fileName="hypothetical-rolling" mark={t('mark')} tools={tools}>
      {days.length === 0 ? (
        <EmptyState title={t('tooShort', { n: months })} next="period" />
      ) : (
        <HistoryChart
          label={t('rolling')}
          days={days}
          series={series}
          near
          show={value => formats.percent(value, { decimals: 2 })}
          axis={value => formats.percent(value, { decimals: 0 })}
          onOpen={at => open(points[1]?.[at]?.figure.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}

/** The level of the monthly returns for the chart, starting from 100; after a month without a return there is no level. */
function growthOf(returns: readonly (number | null)[]): (number | null)[] {
  let level: number | null = 100;
  return returns.map(value => {
    level = level === null || value === null ? null : level * (1 + value);
    return level;
  });
}
