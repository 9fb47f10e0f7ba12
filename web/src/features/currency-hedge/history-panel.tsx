import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { LineChart } from '#ui/charts/line-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { useHedgeHistory, type HedgeLine } from './queries';
import { currencyHedgeText } from './text';

type Props = { assetId: string; line: HedgeLine; name: string };

/** The ratio at the last twelve month-ends and today, beside its target. A month without a ratio is left out, not drawn as zero. */
export function HistoryPanel({ assetId, line: { entityId, currency }, name }: Props) {
  const t = useText(currencyHedgeText);
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
    <ChartPanel title={title} fileName={`hedge-ratio-${currency}`}>
      {!data ? (
        <SkeletonBlock height={240} />
      ) : points.length < 2 ? (
        <EmptyState title={t('none')} />
      ) : (
        <LineChart label={title} days={points.map(({ asOf }) => asOf)} series={series} height={240} />
      )}
    </ChartPanel>
  );
}
