import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { atTime, joined } from '#ui/table-value';
import { ContactRequestsDocument, type ContactRequestsQuery } from './issue-reports.gen';
import s from './issue-reports.module.css';
import { Sender } from './report-list';
import { issuesText } from './text';

type Contact = ContactRequestsQuery['contactRequests']['data'][number];
const ROWS = 25;

export function ContactList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useText(issuesText);
  const formats = useFormats();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['issue-reports', 'contacts', page],
    queryFn: ({ signal }) => ask(ContactRequestsDocument, { first: ROWS, page }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const found = data?.contactRequests;
  const columns: TableColumn<Contact>[] = [
    {
      id: 'at',
      header: t('at'),
      value: ({ createdAt }) => atTime(formats.time(createdAt)),
      node: ({ createdAt }) => <span className="num">{formats.time(createdAt)}</span>,
    },
    {
      id: 'from',
      priority: 1,
      header: t('from'),
      value: ({ name, email, company }) => joined(name, email, company),
      node: contact => <Sender {...contact} detail={contact.company} />,
    },
    {
      id: 'message',
      priority: 2,
      header: t('message'),
      value: ({ message }) => message,
      node: ({ message }) => <p className={s.message}>{message}</p>,
    },
    { id: 'language', header: t('language'), value: ({ language }) => (language === 'jp' ? t('jp') : t('en')) },
  ];
  return (
    <Panel title={t('contacts')} refreshing={isFetching && found !== undefined} flush>
      <ListStates
        count={found?.data.length}
        isError={isError}
        onRetry={() => void refetch()}
        empty={t('noContacts')}
        next="wait"
        failed={t('failed')}
      >
        <ArrangedTable screen="contacts" caption={t('contacts')} columns={columns} rows={found?.data ?? []} rowId={({ id }) => id} />
        {found && <Pager info={found.paginatorInfo} onPage={onPage} />}
      </ListStates>
    </Panel>
  );
}
