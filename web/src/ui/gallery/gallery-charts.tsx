import { useMemo } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Allocation } from '#ui/charts/allocation';
import { Bars } from '#ui/charts/bars';
import { CashFlows } from '#ui/charts/cash-flows';
import { ChartPanel } from '#ui/charts/chart-panel';
import { Heatmap } from '#ui/charts/heatmap';
import { LineChart } from '#ui/charts/line-chart';
import { BENCHMARK, classColors, FUND } from '#ui/charts/palette';
import { Sparkline } from '#ui/charts/sparkline';
import { Waterfall } from '#ui/charts/waterfall';
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
        <Effects />
      </PanelCell>
      <PanelCell span={8}>
        <Flows />
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
  const { days, fund, benchmark, excess } = useMemo(() => courses(), []);
  return (
    <ChartPanel title={t('cumulative')} subtitle={t('cumulativeNote')} fileName="cumulative-return">
      <LineChart
        label={t('cumulative')}
        days={days}
        excess={excess}
        series={[
          { id: 'fund', label: d('fund'), color: FUND, values: fund },
          { id: 'benchmark', label: d('benchmark'), color: BENCHMARK, values: benchmark, thin: true },
        ]}
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
    <Panel title={t('allocation')} subtitle={t('allocationNote')}>
      <Allocation label={t('allocation')} items={items} />
    </Panel>
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

function Effects() {
  const t = useText(galleryChartText);
  const items = [
    { id: 'benchmark', label: t('benchmark'), value: 0.0528, total: true },
    { id: 'allocation', label: t('allocationEffect'), value: 0.0021 },
    { id: 'selection', label: t('selection'), value: 0.0005 },
    { id: 'interaction', label: t('interaction'), value: -0.0005 },
    { id: 'currency', label: t('currency'), value: -0.0012 },
    { id: 'fees', label: t('fees'), value: -0.0011 },
    { id: 'fund', label: t('fund'), value: 0.0526, total: true },
  ];
  return (
    <ChartPanel title={t('attribution')} subtitle={t('attributionNote')} fileName="attribution">
      <Waterfall label={t('attribution')} items={items} />
    </ChartPanel>
  );
}

function Flows() {
  const t = useText(galleryChartText);
  const calls = [-12, -28, -34, -26, -15, -8, -4, -2, -1, 0, 0, 0];
  const paid = [0, 0, 1, 4, 11, 20, 31, 34, 27, 19, 12, 6];
  const years = calls.map((call, at) => ({ year: 2015 + at, calls: call * 1e8, distributions: (paid[at] ?? 0) * 1e8 }));
  return (
    <ChartPanel title={t('flows')} subtitle={t('flowsNote')} fileName="j-curve">
      <CashFlows label={t('flows')} years={years} names={{ calls: t('calls'), distributions: t('distributions'), net: t('net') }} />
    </ChartPanel>
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
      <Bars label={t('risk')} items={items} />
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
