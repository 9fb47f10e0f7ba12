import { peerWindows } from '@hakaru/contract/address-choices';
import type { PeerWindow } from '@hakaru/contract/manager-comparisons';
import { useOpenTrace } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Bars } from '#ui/charts/bars';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { EmptyState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { useBasis } from './comparison-tables';
import s from './manager-comparisons.module.css';
import type { Comparison } from './queries';
import { comparisonText } from './text';

/** More lines than these cannot be distinguished. */
const LINES_MAX = 8;
const COLOURS = Array.from({ length: LINES_MAX }, (_, at) => `var(--c${at + 1})`);

type Props = { comparison: Comparison; rolling: PeerWindow; onRolling: (months: PeerWindow) => void };

export function ComparisonCharts({ comparison, rolling, onRolling }: Props) {
  return (
    <div className={s.charts}>
      <Rolling comparison={comparison} rolling={rolling} onRolling={onRolling} />
      <Captures comparison={comparison} />
    </div>
  );
}

function Rolling({ comparison, rolling, onRolling }: Props) {
  const t = useText(comparisonText);
  const formats = useFormats();
  const basis = useBasis(comparison);
  const open = useOpenTrace();
  const rows = comparison.rows.filter(row => row.rolling.some(({ figure }) => figure.value !== null)).slice(0, LINES_MAX);
  const days = rows[0]?.rolling.map(({ day }) => day) ?? [];
  const series = rows.map((row, at) => ({
    id: row.peer.entityId,
    label: row.peer.ref,
    color: COLOURS[at] ?? 'var(--c8)',
    values: row.rolling.map(({ figure }) => (figure.value === null ? null : Number(figure.value))),
  }));
  const tools = (
    <Segmented
      label={t('window')}
      value={String(rolling)}
      onChange={chosen => onRolling(peerWindows.find(one => String(one) === chosen) ?? rolling)}
      items={peerWindows.map(n => ({ value: String(n), label: t('lastMonths', { n }) }))}
    />
  );
  return (
    <ChartPanel time title={t('rolling')} subtitle={basis} footnote={t('maskedNote')} fileName="manager-comparison-rolling" tools={tools}>
      {days.length === 0 ? (
        <EmptyState title={t('tooShort', { n: rolling })} next="period" />
      ) : (
        <HistoryChart
          label={t('rolling')}
          days={days}
          series={series}
          near
          show={value => formats.percent(value, { decimals: 2 })}
          axis={value => formats.percent(value, { decimals: 1 })}
          onOpen={at => open(rows[0]?.rolling[at]?.figure.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}

/** The share of the benchmark's rises and falls each took part in; 100 % is all of it. */
function Captures({ comparison }: { comparison: Comparison }) {
  const t = useText(comparisonText);
  const basis = useBasis(comparison);
  const open = useOpenTrace();
  const items = comparison.rows.flatMap(({ peer, upCapture, downCapture }) => {
    if (upCapture.value === null || downCapture.value === null) return [];
    return [
      { id: upCapture.key, label: t('upOf', { name: peer.ref }), value: Number(upCapture.value), color: 'var(--c1)' },
      { id: downCapture.key, label: t('downOf', { name: peer.ref }), value: Number(downCapture.value), color: 'var(--c2)' },
    ];
  });
  return (
    <ChartPanel title={t('captures')} subtitle={basis} footnote={t('maskedNote')} fileName="manager-comparison-capture">
      {items.length === 0 ? (
        <EmptyState title={t('tooShort', { n: 12 })} next="period" />
      ) : (
        <Bars label={t('captures')} items={items} onOpen={open} />
      )}
    </ChartPanel>
  );
}
