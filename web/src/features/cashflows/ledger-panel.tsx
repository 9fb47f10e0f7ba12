import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { useState, type ReactNode } from 'react';
import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { useAddress } from '#platform/use-address';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { DataTable } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { cashflowAddress } from './address';
import { BalanceDialog } from './balance-dialog';
import s from './cashflows.module.css';
import { useFlowColumns } from './flow-columns';
import { PeriodFields, usePeriod } from './period';
import { useCashflows, type Scope } from './queries';
import { cashflowText } from './text';

type Props = { scope: Scope; currency: string; title: string; tools?: ReactNode };

/** The flows of one or more cash accounts in one currency, with the balance after each and a line under today. */
export function LedgerPanel({ scope, currency, title, tools }: Props) {
  const t = useText(cashflowText);
  const formats = useFormats();
  const { today } = useProfile();
  const { from, to } = usePeriod(false);
  const [{ page = 1 }, set] = useAddress(cashflowAddress);
  const [explained, setExplained] = useState<string | null>(null);
  const query = useCashflows({ ...scope, currency, from, to, page }, currency !== '');
  const view = useListView('cashflow', useFlowColumns(setExplained));
  const { data } = query;
  const rows = data?.data ?? [];
  const lastToday = rows.findLast(({ settlementDate }) => settlementDate <= today);
  const hasLater = rows.some(({ settlementDate }) => settlementDate > today);
  return (
    <Panel
      title={title}
      subtitle={currency}
      flush
      refreshing={query.isFetching && data !== undefined}
      tools={
        <>
          {view.tools}
          {tools}
          <PeriodFields isFund={false} />
        </>
      }
    >
      {data && (
        <p className={s.brought}>
          <span>{t('opening')}</span>
          <span className="num">{formats.number(data.opening_balance, { decimals: minorUnitsOf(currency) })}</span>
        </p>
      )}
      <ListStates
        count={data?.data.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('none')}
        next="period"
        failed={t('failed')}
      >
        <DataTable
          caption={title}
          columns={view.columns}
          rows={rows}
          rowId={({ id }) => id}
          ruleAfter={row => hasLater && row === lastToday}
          emphasis={({ status }) => (status === 'preliminary' ? 'quiet' : undefined)}
        />
        {data && <Pager info={data.paginatorInfo} onPage={next => set({ page: next > 1 ? next : undefined })} />}
      </ListStates>
      {explained && <BalanceDialog scope={scope} currency={currency} day={explained} onClose={() => setExplained(null)} />}
    </Panel>
  );
}
