import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import { DataTable, type TableColumn, type TableSort } from './data-table';
import { ListStates } from './list-states';
import type { NextStep } from './next-step';
import { Pager, type PaginatorInfo } from './pager';
import { Panel } from './panel';
import { SearchBox } from './search-box';
import { uiText } from './ui-text';

export type ListedPanelProps<Row> = {
  title: string;
  subtitle?: string;
  /** Undefined until the first response. */
  page: { data: readonly Row[]; paginatorInfo: PaginatorInfo } | undefined;
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** The arranged columns, and the tools that arrange them, which come first among the tools. */
  view: { columns: readonly TableColumn<Row>[]; tools: ReactNode };
  rowId: (row: Row) => string;
  sort?: TableSort;
  /** Undefined where the list is a short part of another page. */
  search?: { label: string; value: string; onSearch: (text: string) => void };
  onPage: (page: number) => void;
  /** Shown when there are no rows at all; a search without a hit has its own message. */
  empty: string;
  /** The next step suggested when there are no rows. */
  next: NextStep;
  tools?: ReactNode;
};

/** A list paged and searched by the server; its parameters are in the address. */
export function ListedPanel<Row>(props: ListedPanelProps<Row>) {
  const { title, subtitle, page, query, view, rowId, sort, search, onPage, empty, next, tools } = props;
  const t = useText(uiText);
  return (
    <Panel
      title={title}
      {...(subtitle ? { subtitle } : {})}
      tools={
        <>
          {view.tools}
          {tools}
          {search && <SearchBox {...search} />}
        </>
      }
      refreshing={query.isFetching && page !== undefined}
      flush
    >
      <ListStates
        count={page?.data.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={search?.value ? t('itemsNotFound') : empty}
        next={search?.value ? 'filter' : next}
        failed={t('failed')}
      >
        <DataTable caption={title} columns={view.columns} rows={page?.data ?? []} rowId={rowId} {...(sort ? { sort } : {})} />
        {page && <Pager info={page.paginatorInfo} onPage={onPage} />}
      </ListStates>
    </Panel>
  );
}
