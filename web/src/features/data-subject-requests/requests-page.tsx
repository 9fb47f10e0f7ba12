import { Plus } from 'lucide-react';
import type { DataRequestStatus, DataSubjectRight } from '@hakaru/contract/data-subject-requests';
import { Checkbox } from '@mantine/core';
import { useListView } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { requestsAddress } from './address';
import { useRequests, type DataRequest } from './queries';
import { RequestDialog } from './request-form';
import { dsrText, rightText, statusText } from './text';

/** The register of data subject requests, the nearest due day first. */
export function RequestsPage() {
  const t = useText(dsrText);
  const [{ page = 1, open = false, dialog }, set] = useAddress(requestsAddress);
  const query = useRequests({ page, openOnly: open });
  const view = useListView('dataSubjectRequests', useColumns());
  return (
    <>
      <PageHead title={t('title')} context={t('admin')}>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
          {t('add')}
        </Button>
      </PageHead>
      <ListedPanel
        title={t('list')}
        subtitle={t('listNote')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
        tools={
          <Checkbox
            label={t('openOnly')}
            checked={open}
            onChange={event => set({ open: event.currentTarget.checked || undefined, page: undefined })}
          />
        }
      />
      {dialog === 'add' && <RequestDialog row={null} onClose={() => set({ dialog: undefined })} />}
    </>
  );
}

function useColumns(): TableColumn<DataRequest>[] {
  const t = useText(dsrText);
  const rightOf = useText(rightText);
  const statusOf = useText(statusText);
  const formats = useFormats();
  const statusWord = ({ status }: DataRequest) => statusOf(status as DataRequestStatus); // a code of the contract
  return [
    {
      id: 'number',
      header: t('number'),
      value: ({ number }) => number,
      node: ({ id, number }) => (
        <AppLink to="/admin/dsr/$requestId" params={{ requestId: id }}>
          {t('named', { number })}
        </AppLink>
      ),
    },
    { id: 'requester', header: t('requester'), value: ({ requester }) => requester },
    { id: 'kind', header: t('kind'), value: ({ kind }) => rightOf(kind as DataSubjectRight) }, // a code of the contract
    { id: 'receivedDay', header: t('receivedDay'), align: 'end', value: ({ receivedDay }) => formats.date(receivedDay) },
    { id: 'dueDay', priority: 2, header: t('dueDay'), align: 'end', value: ({ dueDay }) => formats.date(dueDay) },
    {
      id: 'status',
      priority: 1,
      header: t('status'),
      value: row =>
        joined(statusWord(row), row.daysLeft === null ? null : row.daysLeft < 0 ? t('overdue') : t('daysLeft', { days: row.daysLeft })),
      node: row => <StatusTag row={row} word={statusWord(row)} />,
    },
    { id: 'account', header: t('account'), value: ({ organisationRef }) => organisationRef },
  ];
}

/** An open request shows the days left, because the deadline runs whatever the status. */
export function StatusTag({ row: { daysLeft }, word }: { row: DataRequest; word: string }) {
  const t = useText(dsrText);
  if (daysLeft === null) return <Tag>{word}</Tag>;
  return (
    <>
      <Tag tone="accent">{word}</Tag>{' '}
      <Tag tone={daysLeft < 0 ? 'neg' : daysLeft <= 7 ? 'warn' : 'quiet'}>
        {daysLeft < 0 ? t('overdue') : t('daysLeft', { days: daysLeft })}
      </Tag>
    </>
  );
}
