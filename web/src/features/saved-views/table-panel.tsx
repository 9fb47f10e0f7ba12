import type { ReactNode } from 'react';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import type { NextStep } from '#ui/next-step';
import { Panel } from '#ui/panel';
import { ArrangedTable } from './arranged-table';

type Props<Row> = {
  title: string;
  /** The name under which its views are saved. */
  screen: string;
  query: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown };
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** Shown when there are no rows. */
  empty: string;
  /** The next step suggested when there are no rows. */
  next: NextStep;
  tools?: ReactNode;
};

/** A panel with one table of all results of a query, with states for loading, failure and no rows. */
export function TablePanel<Row>({ title, screen, query, columns, rowId, empty, next, tools }: Props<Row>) {
  const { data, isError, refetch } = query;
  return (
    <Panel title={title} {...(tools ? { tools } : {})} flush>
      <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={empty} next={next}>
        <ArrangedTable screen={screen} caption={title} columns={columns} rows={data ?? []} rowId={rowId} />
      </ListStates>
    </Panel>
  );
}
