import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { typeName } from '#features/transactions/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { SkeletonRows } from '#ui/skeletons';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { exactly } from '#ui/table-value';
import type { CashBalanceQuery } from './cashflows.gen';
import { useBalance, type Scope } from './queries';
import { cashflowText } from './text';

type Source = CashBalanceQuery['cashBalance']['sources'][number];

/** How a balance came about: every type of flow up to the day, final and expected apart, adding up to it. */
export function BalanceDialog({ scope, currency, day, onClose }: { scope: Scope; currency: string; day: string; onClose: () => void }) {
  const statusWord = useText(statusText);
  const t = useText(cashflowText);
  const formats = useFormats();
  const language = useLanguage();
  const { data } = useBalance({ ...scope, currency, day });
  const money = (value: string) => formats.number(value, { decimals: minorUnitsOf(currency) });
  const columns: TableColumn<Source>[] = [
    { id: 'type', header: t('type'), value: ({ type }) => typeName(type, language) },
    {
      id: 'status',
      header: t('status'),
      value: ({ status }) => statusWord(status as StatusName), // the server sends no other
      node: ({ status }) => <Status value={status as StatusName /* the server sends no other */} />,
    },
    { id: 'count', header: t('count'), align: 'end', value: ({ count }) => exactly(count), node: ({ count }) => count },
    {
      id: 'inflow',
      priority: 1,
      header: t('inflow'),
      align: 'end',
      value: ({ inflow }) => exactly(inflow),
      node: ({ inflow }) => money(inflow),
    },
    {
      id: 'outflow',
      priority: 2,
      header: t('outflow'),
      align: 'end',
      value: ({ outflow }) => exactly(outflow),
      node: ({ outflow }) => money(outflow),
    },
  ];
  return (
    <Dialog open onClose={onClose} title={t('traceTitle')}>
      <p>{t('traceBody')}</p>
      {!data ? (
        <SkeletonRows rows={4} />
      ) : (
        <>
          <DataTable caption={t('traceTitle')} columns={columns} rows={data.sources} rowId={({ type, status }) => `${type} ${status}`} />
          <Facts
            facts={[
              [t('traceOf', { day: formats.date(day) }), `${currency} ${money(data.balance)}`],
              [t('forecastBalance'), `${currency} ${money(data.forecast_balance)}`],
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
