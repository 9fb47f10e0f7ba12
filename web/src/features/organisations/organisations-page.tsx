import { organisationOrders, type OrganisationOrder } from '@hakaru/contract/organisation-settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LogIn, Plus } from 'lucide-react';
import { useState } from 'react';
import { ImpersonateDialog } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { atPage } from '#platform/list-address';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import { DataTable, type TableColumn, type TableSort } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { AddOrganisationDialog } from './add-organisation-dialog';
import { Tags, TypeName, useNameOf } from './names';
import { PlatformOrganisationsDocument, type OrganisationRowFragment } from './organisations.gen';
import { organisationsText } from './text';

const route = getRouteApi('/shell/admin/organisations');
const ROWS = 50;

export function OrganisationsPage() {
  const t = useText(organisationsText);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead title={t('organisations')} context={t('admin')}>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </PageHead>
      <OrganisationList />
      {isAdding && <AddOrganisationDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function OrganisationList() {
  const t = useText(organisationsText);
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, search = '', order = 'ref', direction = 'asc' } = address;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['organisations', 'list', page, search, order, direction],
    queryFn: ({ signal }) => ask(PlatformOrganisationsDocument, { first: ROWS, page, search, order, direction }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const found = data?.organisations;
  const { page: _, search: __, ...ordered } = address;
  const sort: TableSort = {
    by: order,
    direction,
    onSort: (by, next) => void navigate({ search: { ...searched(search), ...orderedBy(by, next) } }),
  };
  return (
    <Panel
      title={t('organisations')}
      tools={
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={text => void navigate({ search: { ...ordered, ...searched(text) }, replace: true })}
        />
      }
      refreshing={isFetching && found !== undefined}
      flush
    >
      <ListStates count={found?.data.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} failed={t('failed')}>
        <OrganisationTable rows={found?.data ?? []} sort={sort} />
        {found && <Pager info={found.paginatorInfo} onPage={next => void navigate({ search: atPage(address, next) })} />}
      </ListStates>
    </Panel>
  );
}

function searched(search: string): { search?: string } {
  return search ? { search } : {};
}

function orderedBy(by: string, direction: 'asc' | 'desc'): { order?: OrganisationOrder; direction?: 'asc' | 'desc' } {
  const order = organisationOrders.find(name => name === by);
  return order ? { order, direction } : {};
}

function OrganisationTable({ rows, sort }: { rows: readonly OrganisationRowFragment[]; sort: TableSort }) {
  const t = useText(organisationsText);
  const formats = useFormats();
  const nameOf = useNameOf();
  const [chosen, setChosen] = useState<string | null>(null);
  const columns: TableColumn<OrganisationRowFragment>[] = [
    {
      id: 'ref',
      header: t('ref'),
      sortable: true,
      cell: ({ id, ref }) => (
        <AppLink to="/admin/organisations/$organisationId" params={{ organisationId: id }}>
          {ref}
        </AppLink>
      ),
    },
    { id: 'name', header: t('name'), sortable: true, cell: nameOf },
    { id: 'category', header: t('category'), cell: ({ category }) => <TypeName name={category} /> },
    { id: 'type', header: t('type'), sortable: true, cell: ({ type }) => <TypeName name={type} /> },
    { id: 'modules', header: t('modules'), cell: ({ modules }) => <Tags names={modules} /> },
    { id: 'packages', header: t('packages'), cell: ({ packages }) => <Tags names={packages.map(({ type }) => type)} /> },
    { id: 'users', header: t('users'), sortable: true, align: 'end', cell: ({ userCount }) => formats.number(userCount, { decimals: 0 }) },
    {
      id: 'lastLogin',
      header: t('lastLogin'),
      sortable: true,
      cell: ({ lastLoginAt }) => <span className="num">{formats.time(lastLoginAt)}</span>,
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      cell: row => (
        <IconButton label={`${t('impersonate')}: ${nameOf(row)}`} icon={<LogIn size={15} />} onClick={() => setChosen(row.id)} />
      ),
    },
  ];
  return (
    <>
      <DataTable caption={t('organisations')} columns={columns} rows={rows} rowId={({ id }) => id} sort={sort} />
      {chosen && <ImpersonateDialog organisationId={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
