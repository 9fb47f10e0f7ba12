import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#platform/text';
import { ListStates } from '#ui/list-states';
import { Pager, type PaginatorInfo } from '#ui/pager';
import { Panel } from '#ui/panel';
import { AuditTable, type Trail } from './audit-table';
import { auditText } from './text';

export type HistoryPanelProps = {
  queryKey: readonly string[];
  read: (page: number, signal: AbortSignal) => Promise<{ data: Trail[]; paginatorInfo: PaginatorInfo }>;
};

/** The audit trail of one object, newest first. */
export function HistoryPanel({ queryKey, read }: HistoryPanelProps) {
  const t = useText(auditText);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={t('history')} flush>
      <ListStates
        count={data?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('noHistory')}
        next="wait"
        failed={t('historyFailed')}
      >
        <AuditTable caption={t('history')} entries={data?.data ?? []} />
        {data && <Pager info={data.paginatorInfo} onPage={setPage} />}
      </ListStates>
    </Panel>
  );
}
