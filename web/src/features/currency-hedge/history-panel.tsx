import { useOpenTrace } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { useHedgeHistory, type HedgeLine } from './queries';
import { currencyHedgeText } from './text';

type Props = { assetId: string; line: HedgeLine; name: string };

/** The ratio at the last twelve month-ends and today, beside its target. A month without a ratio is left out, not drawn as zero. */
export function HistoryPanel({ assetId, line: { entityId, currency }, name }: Props) {
  const t = useText(currencyHedgeText);
  const f = useFormats();
  const open = useOpenTrace();
  const { data } = useHedgeHistory({ assetId, entityId, currency });
  const points = (data ?? []).filter(({ ratio }) => ratio.value !== null);
  const targets = points.map(({ target }) => target);
  const title = t('history', { name });
  const series = [
    { id: 'ratio', label: t('ratio'), color: 'var(--accent)', values: points.map(({ ratio }) => Number(ratio.value)) },
    ...(targets.every(target => target !== null)
      ? [{ id: 'target', label: t('target'), color: 'var(--ink-3)', values: targets.map(Number), thin: true }]
      : []),
  ];
  return (
    <ChartPanel time title={title} fileName={`hedge-ratio-${currency}`}>
      {!data ? (
        <SkeletonBlock height={240} />
      ) : points.length < 2 ? (
        <EmptyState title={t('none')} next="wait" />
      ) : (
        <HistoryChart
          label={title}
          days={points.map(({ asOf }) => asOf)}
          series={series}
          show={value => f.percent(value)}
          axis={value => f.percent(value, { decimals: 0 })}
          height={240}
          onOpen={at => open(points[at]?.ratio.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
