import { peopleOrders } from '@hakaru/contract/address-choices';
import { PEOPLE_SEARCH_MIN, type PeopleOrder } from '@hakaru/contract/users';
import type { SortDirection } from '@hakaru/contract/enumerations';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { DataTable } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { saveFile } from '#ui/save-file';
import { SearchBox } from '#ui/search-box';
import { EmptyState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { accessReview } from './access-review';
import { usePeople } from './people';
import { usePeopleColumns } from './people-columns';
import { ExportUsersDocument } from './platform-users.gen';
import { platformUsersText } from './text';

/** The state of the list; on a page of its own it is in the address. */
export type PeopleListState = { search?: string; page?: number; order?: PeopleOrder; direction?: SortDirection };

export type PeopleListProps = { title: string; organisationId?: string; place: PeopleListState; onPlace: (place: PeopleListState) => void };

/** The users of one organisation, as part of another page. */
export function PeoplePanel({ title, organisationId }: { title: string; organisationId: string }) {
  const [place, setPlace] = useState<PeopleListState>({});
  return <PeopleList title={title} organisationId={organisationId} place={place} onPlace={setPlace} />;
}

export function PeopleList({ title, organisationId, place, onPlace }: PeopleListProps) {
  const t = useText(platformUsersText);
  const { search = '', page = 1, order = organisationId ? 'name' : 'organisation', direction = 'asc' } = place;
  const isAsked = organisationId !== undefined || [...search].length >= PEOPLE_SEARCH_MIN;
  const within = { search, organisationId: organisationId ?? null };
  const { data, isError, isFetching, refetch } = usePeople({ ...within, page, order, direction }, isAsked);
  const found = isAsked ? data?.allUsers : undefined;
  const isOfOne = organisationId !== undefined;
  const view = useListView(isOfOne ? 'organisationUsers' : 'users', usePeopleColumns(isOfOne));
  const { search: _, page: __, ...ordered } = place;
  const sortBy = (by: string, next: SortDirection) => {
    const chosen = peopleOrders.find(name => name === by);
    if (chosen) onPlace({ ...(search ? { search } : {}), order: chosen, direction: next });
  };
  return (
    <Panel
      title={title}
      refreshing={isFetching && found !== undefined}
      tools={
        <>
          <SearchBox label={t('search')} value={search} onSearch={text => onPlace({ ...ordered, ...(text ? { search: text } : {}) })} />
          {view.tools}
          <ExportButton within={within} disabled={!isAsked} />
        </>
      }
      flush
    >
      {!isAsked && <EmptyState title={t('searchFirst')}>{t('searchFirstHint', { n: PEOPLE_SEARCH_MIN })}</EmptyState>}
      {isAsked && (
        <ListStates
          count={found?.data.length}
          isError={isError}
          onRetry={() => void refetch()}
          empty={t('none')}
          next="filter"
          failed={t('failed')}
        >
          <DataTable
            caption={t('users')}
            columns={view.columns}
            rows={found?.data ?? []}
            rowId={({ id }) => id}
            sort={{ by: order, direction, onSort: sortBy }}
          />
          {found && <Pager info={found.paginatorInfo} onPage={next => onPlace({ ...place, page: next })} />}
        </ListStates>
      )}
    </Panel>
  );
}

function ExportButton({ within, disabled }: { within: { search: string; organisationId: string | null }; disabled: boolean }) {
  const t = useText(platformUsersText);
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(ExportUsersDocument, within, undefined, 'admin'),
    onSuccess: ({ exportUsers }) => {
      saveFile('access-review.csv', accessReview(exportUsers, language), 'text/csv;charset=utf-8');
      toast(t('exported', { n: exportUsers.length }));
    },
    onError: () => toast(t('failed'), { tone: 'error' }),
  });
  return (
    <Button icon={<Download size={14} />} busy={isPending} disabled={disabled} onClick={() => mutate()}>
      {t('export')}
    </Button>
  );
}
