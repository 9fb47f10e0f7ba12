import { organisationOrders } from '@hakaru/contract/address-choices';
import type { OrganisationOrder } from '@hakaru/contract/organisation-settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LogIn, Plus } from 'lucide-react';
import { useState } from 'react';
import { useListView } from '#features/saved-views/public';
import { ImpersonateDialog } from '#features/super-user/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { atPage } from '#platform/list-address';
import { useText, useWords } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import type { TableColumn, TableSort } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { atTime } from '#ui/table-value';
import { AddOrganisationDialog } from './add-organisation-dialog';
import { Tags, useNameOf, useTypeName } from './names';
import { PlatformOrganisationsDocument, type OrganisationRowFragment } from './organisations.gen';
import { moduleNames, organisationsText, packageText } from './text';

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
  const [chosen, setChosen] = useState<string | null>(null);
  const view = useListView('organisations', useColumns(setChosen));
  const query = useQuery({
    queryKey: ['organisations', 'list', page, search, order, direction],
    queryFn: ({ signal }) => ask(PlatformOrganisationsDocument, { first: ROWS, page, search, order, direction }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const { page: _, search: __, ...ordered } = address;
  const sort: TableSort = {
    by: order,
    direction,
    onSort: (by, next) => void navigate({ search: { ...searched(search), ...orderedBy(by, next) } }),
  };
  return (
    <>
      <ListedPanel
        title={t('organisations')}
        page={query.data?.organisations}
        query={query}
        view={view}
        rowId={({ id }) => id}
        sort={sort}
        search={{
          label: t('search'),
          value: search,
          onSearch: text => void navigate({ search: { ...ordered, ...searched(text) }, replace: true }),
        }}
        onPage={next => void navigate({ search: atPage(address, next) })}
        empty={t('none')}
        next="filter"
      />
      {chosen && <ImpersonateDialog organisationId={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function searched(search: string): { search?: string } {
  return search ? { search } : {};
}

function orderedBy(by: string, direction: 'asc' | 'desc'): { order?: OrganisationOrder; direction?: 'asc' | 'desc' } {
  const order = organisationOrders.find(name => name === by);
  return order ? { order, direction } : {};
}

function useColumns(onImpersonate: (organisationId: string) => void): TableColumn<OrganisationRowFragment>[] {
  const t = useText(organisationsText);
  const typeName = useTypeName();
  const moduleName = useWords(moduleNames);
  const packageName = useWords(packageText);
  const formats = useFormats();
  const nameOf = useNameOf();
  return [
    {
      id: 'ref',
      header: t('ref'),
      sortable: true,
      value: ({ ref }) => ref,
      node: ({ id, ref }) => (
        <AppLink to="/admin/organisations/$organisationId" params={{ organisationId: id }}>
          {ref}
        </AppLink>
      ),
    },
    { id: 'name', priority: 1, header: t('name'), sortable: true, value: nameOf },
    { id: 'category', header: t('category'), value: ({ category }) => typeName(category) },
    { id: 'type', header: t('type'), sortable: true, value: ({ type }) => typeName(type) },
    {
      id: 'modules',
      header: t('modules'),
      value: ({ modules }) => modules.map(moduleName).join(', '),
      node: ({ modules }) => <Tags names={modules.map(moduleName)} />,
    },
    {
      id: 'packages',
      header: t('packages'),
      value: ({ packages }) => packages.map(({ type }) => packageName(type)).join(', '),
      node: ({ packages }) => <Tags names={packages.map(({ type }) => packageName(type))} />,
    },
    {
      id: 'users',
      priority: 2,
      header: t('users'),
      sortable: true,
      align: 'end',
      value: ({ userCount }) => userCount,
      figure: { power: 0, decimals: 0 },
    },
    {
      id: 'lastLogin',
      header: t('lastLogin'),
      sortable: true,
      value: ({ lastLoginAt }) => atTime(formats.time(lastLoginAt)),
      node: ({ lastLoginAt }) => <span className="num">{formats.time(lastLoginAt)}</span>,
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: row => (
        <IconButton label={`${t('impersonate')}: ${nameOf(row)}`} icon={<LogIn size={15} />} onClick={() => onImpersonate(row.id)} />
      ),
    },
  ];
}
