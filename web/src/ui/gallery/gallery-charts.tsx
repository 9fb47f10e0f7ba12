import { useMemo } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Allocation } from '#ui/charts/allocation';
import { Bars } from '#ui/charts/bars';
import { ChartPanel } from '#ui/charts/chart-panel';
import { Heatmap } from '#ui/charts/heatmap';
import { HistoryChart } from '#ui/charts/history-chart';
import { BENCHMARK, classColors, FUND } from '#ui/charts/palette';
import { Sparkline } from '#ui/charts/sparkline';
import { toast } from '#ui/toast-queue';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { allocation, classes, courses } from './gallery-data';
import s from './gallery.module.css';
import { galleryChartText, galleryDataText } from './gallery-text';

export function GalleryCharts() {
  return (
    <PanelGrid>
      <PanelCell span={8}>
        <Cumulative />
      </PanelCell>
      <PanelCell span={4}>
        <Weights />
      </PanelCell>
      <PanelCell span={8}>
        <Monthly />
      </PanelCell>
      <PanelCell span={4}>
        <Risk />
      </PanelCell>
      <PanelCell span={12}>
        <Sparks />
      </PanelCell>
    </PanelGrid>
  );
}

function Cumulative() {
  const t = useText(galleryChartText);
  const d = useText(galleryDataText);
  const f = useFormats();
  const { days, fund, benchmark, excess } = useMemo(() => courses(), []);
  return (
    <ChartPanel time title={t('cumulative')} subtitle={t('cumulativeNote')} fileName="cumulative-return">
      <HistoryChart
        label={t('cumulative')}
        days={days}
        bars={{ label: d('excessRow'), values: excess, show: value => f.percent(value, { signed: true }) }}
        series={[
          { id: 'fund', label: d('fund'), color: FUND, values: fund },
          { id: 'benchmark', label: d('benchmark'), color: BENCHMARK, values: benchmark, thin: true },
        ]}
        show={value => f.percent(value)}
        axis={value => f.percent(value, { decimals: 0 })}
        grows
        onOpen={at => toast(f.date(days[at]))}
      />
    </ChartPanel>
  );
}

function Weights() {
  const t = useText(galleryChartText);
  const d = useText(galleryDataText);
  const items = classes.map((id, at) => ({
    id,
    label: d(id),
    color: classColors[id],
    weight: allocation.weights[at] ?? 0,
    policy: allocation.policies[at] ?? null,
    tolerance: 0.02,
  }));
  return (
    <ChartPanel title={t('allocation')} subtitle={t('allocationNote')} fileName="allocation">
      <Allocation label={t('allocation')} items={items} link={(_, content) => content} onOpen={id => toast(id)} />
    </ChartPanel>
  );
}

function Monthly() {
  const t = useText(galleryChartText);
  const years = [2026, 2025, 2024, 2023, 2022].map(year => ({
    year,
    months: Array.from({ length: 12 }, (_, at) => (year === 2026 && at > 8 ? null : Math.sin(year * 3.7 + at * 2.1) / 38)),
    total: Math.sin(year) / 20,
  }));
  return (
    <Panel title={t('monthly')} subtitle={t('monthlyNote')}>
      <Heatmap label={t('monthly')} years={years} monthNames={t('months').split(' ')} />
    </Panel>
  );
}

function Risk() {
  const t = useText(galleryChartText);
  const items = [
    { id: 'market', label: t('market'), value: 0.0621 },
    { id: 'rates', label: t('rates'), value: 0.0184 },
    { id: 'fx', label: t('fx'), value: 0.0137 },
    { id: 'credit', label: t('credit'), value: 0.0092 },
    { id: 'momentum', label: t('momentum'), value: -0.0022 },
    { id: 'size', label: t('size'), value: -0.0035 },
  ];
  return (
    <ChartPanel title={t('risk')} subtitle={t('riskNote')} fileName="risk">
      <Bars label={t('risk')} items={items} onOpen={id => toast(id)} />
    </ChartPanel>
  );
}

function Sparks() {
  const t = useText(galleryChartText);
  const f = useFormats();
  const { fund, benchmark, excess } = useMemo(() => courses(), []);
  return (
    <Panel title={t('spark')}>
      <div className={s.sparks}>
        {[fund, benchmark, excess].map((values, at) => (
          <Sparkline key={at} values={values} summary={t('sparkSummary', { from: f.percent(values[0]), to: f.percent(values.at(-1)) })} />
        ))}
      </div>
    </Panel>
  );
}
