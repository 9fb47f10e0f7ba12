import { monthsOf } from '@hakaru/engine/calendar/horizons';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { FigureText, horizonText, useExact, useFigureGrid, useUnit, VerifyButton, type BookView } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { performanceText } from './text';
import { useMonths } from './use-months';

const periods = ['1m', '3m', 'fytd', '1y', '3y', '5y'] as const;
type Row = 'opening' | 'flow' | 'profit' | 'closing';
const rows: readonly Row[] = ['opening', 'flow', 'profit', 'closing'];

/** From the opening to the closing value: cash flows and profit. The four figures add up in every column. */
export function ValueBridge({ view, entityId }: { view: BookView; entityId: string }) {
  const exact = useExact();
  const t = useText(performanceText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const unit = useUnit();
  const { asOf, index } = view;
  const { months } = useMonths(view, entityId, ['marketValue.-']);
  const { data: grid } = useFigureGrid({
    entityIds: [entityId],
    columns: periods.flatMap(period => [`flow.${period}`, `profit.${period}`]),
  });
  const fiscalStart = index.entity(entityId)?.mandate?.fiscal_year_start;
  const opening = (period: (typeof periods)[number]) => shiftMonthEnd(asOf, -monthsOf(period, asOf, fiscalStart));
  const figure = (row: Row, period: (typeof periods)[number]) => {
    if (row === 'flow' || row === 'profit') return grid?.at(entityId, `${row}.${period}`);
    return months?.on(row === 'closing' ? asOf : opening(period), 'marketValue.-');
  };
  // The opening values are on earlier days, so each of these days is a row.
  const days = [asOf, ...periods.map(opening).filter(day => months?.on(day, 'marketValue.-'))];
  const verify = (
    <VerifyButton
      screen="bridge"
      title={t('bridge')}
      rows={[...new Set(days)].map(day => ({ entityId, asOf: day }))}
      columns={[
        { column: 'marketValue.-', label: t('closing') },
        ...periods.flatMap(period =>
          (['flow', 'profit'] as const).map(row => ({ column: `${row}.${period}`, label: `${t(row)} ${horizon(period)}` })),
        ),
      ]}
    />
  );
  const columns: TableColumn<Row>[] = [
    { id: 'row', header: t('measure'), hideHeader: true, value: row => t(row) },
    ...periods.map((period, at) => ({
      id: period,
      priority: at,
      header: horizon(period),
      align: 'end' as const,
      value: (row: Row) => exact(figure(row, period)),
      node: (row: Row) => <FigureText figure={figure(row, period)} />,
    })),
  ];
  return (
    <Panel
      title={t('bridge')}
      subtitle={t('bridgeUnit', { unit: formats.unit(unit, index.book.baseCurrency), date: formats.date(asOf) })}
      tools={verify}
      flush
    >
      <ArrangedTable
        screen="value-bridge"
        caption={t('bridge')}
        columns={columns}
        rows={rows}
        rowId={row => row}
        emphasis={row => (row === 'closing' ? 'strong' : undefined)}
        ruleAfter={row => row === 'profit'}
      />
    </Panel>
  );
}
