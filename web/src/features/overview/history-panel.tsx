import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { useMemo } from 'react';
import { figuresText, useFigureHistory, useOpenTrace, useUnit, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { ChartPanel } from '#ui/charts/chart-panel';
import { HistoryChart } from '#ui/charts/history-chart';
import { SkeletonBlock } from '#ui/skeletons';
import { overviewText } from './text';

/** Ten years of market value, stacked by class. */
export function HistoryPanel({ view, rootId }: { view: BookView; rootId: string }) {
  const t = useText(overviewText);
  const f = useFormats();
  const words = useText(figuresText);
  const open = useOpenTrace();
  const unit = useUnit();
  const { index, asOf } = view;
  const from = index.book.monthEnds[0] ?? asOf;
  const classes = useFigureHistory({ rows: 'classes', column: 'marketValue.-', from, to: asOf });
  const whole = useFigureHistory({ entityIds: [rootId], column: 'marketValue.-', from, to: asOf });
  const days = useMemo(() => (from <= asOf ? monthEndsBetween(from, asOf) : []), [from, asOf]);
  const series = useMemo(
    () =>
      // The first class of the policy is on top, as in the table.
      (classes.data ?? []).toReversed().map(({ entityId, figures }) => ({
        id: entityId,
        label: index.nameOf(entityId),
        color: index.colourOf(entityId),
        values: figures.map(({ value }) => (value === null ? null : Number(value))),
      })),
    [classes.data, index],
  );
  const totals = whole.data?.[0]?.figures;
  const unitName = f.unit(unit, index.book.baseCurrency);
  return (
    <ChartPanel
      time
      title={t('history')}
      subtitle={t('historyUnit', { unit: unitName })}
      fileName="market-value"
      refreshing={classes.isPlaceholderData}
    >
      {series.length === 0 || !totals ? (
        <SkeletonBlock height={372} />
      ) : (
        <HistoryChart
          label={t('history')}
          days={days}
          series={series}
          stacked
          height={372}
          show={value => f.amount(value, { unit })}
          axis={value => f.amount(value, { unit })}
          total={{ label: words('total'), values: totals.map(({ value }) => (value === null ? null : Number(value))) }}
          onOpen={at => open(totals[at]?.key ?? '')}
        />
      )}
    </ChartPanel>
  );
}
