import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { forecastText } from './forecast-text';
import type { Forecast } from './queries';

type Item = Forecast['items'][number];

/** The chart as a table: what each source moves, period by period. */
export function MovementsTable({ forecast: { items, points, currency }, day: only }: { forecast: Forecast; day: string | undefined }) {
  const t = useText(forecastText);
  const formats = useFormats();
  const money = (value: string) => formats.number(value, { decimals: minorUnitsOf(currency) });
  const balances = new Map(points.map(({ day, balance }) => [day, balance]));
  const columns: TableColumn<Item>[] = [
    { id: 'day', header: t('period'), value: ({ day }) => day, date: true, align: 'start' },
    { id: 'source', header: t('source'), value: ({ source }) => t(source as 'calls' /* the server sends no other */) },
    { id: 'certainty', header: t('certainty'), value: ({ isConfirmed }) => t(isConfirmed ? 'confirmed' : 'expected') },
    { id: 'amount', priority: 1, header: t('amount'), align: 'end', value: ({ cash }) => exactly(cash), node: ({ cash }) => money(cash) },
    {
      id: 'balance',
      priority: 2,
      header: t('balance'),
      align: 'end',
      value: ({ day }) => exactly(balances.get(day) ?? '0'),
      node: ({ day }) => money(balances.get(day) ?? '0'),
    },
  ];
  const rows = only === undefined ? items : items.filter(({ day }) => day === only);
  if (rows.length === 0) return <EmptyState title={t(only === undefined ? 'noMovements' : 'nothingOn')} next="wait" />;
  return (
    <DataTable
      caption={t('movements')}
      columns={columns}
      rows={rows}
      rowId={({ day, source, isConfirmed }) => `${day} ${source} ${isConfirmed}`}
    />
  );
}
