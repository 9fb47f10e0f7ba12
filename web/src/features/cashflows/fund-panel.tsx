import type { ReactNode } from 'react';
import { useListView } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { DataTable } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { useFundColumns } from './flow-columns';
import { PeriodFields, usePeriod } from './period';
import { useFundCashflows } from './queries';
import { cashflowText } from './text';

/** The notices of one private fund, with the amounts committed, called and distributed so far. */
export function FundPanel({ fundId, title, tools }: { fundId: string; title: string; tools?: ReactNode }) {
  const t = useText(cashflowText);
  const { from, to } = usePeriod(true);
  const query = useFundCashflows({ fundId, from, to });
  const view = useListView('cashflow-fund', useFundColumns());
  return (
    <Panel
      title={title}
      flush
      refreshing={query.isFetching && query.data !== undefined}
      tools={
        <>
          {view.tools}
          {tools}
          <PeriodFields isFund />
        </>
      }
    >
      <ListStates
        count={query.data?.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('none')}
        next="wait"
        failed={t('failed')}
      >
        <DataTable caption={title} columns={view.columns} rows={query.data ?? []} rowId={({ id }) => id} />
      </ListStates>
    </Panel>
  );
}
