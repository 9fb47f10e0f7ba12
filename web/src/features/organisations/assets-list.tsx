import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { assetText } from './access-text';
import { useNameOf } from './names';
import { PlatformAssetsDocument, type OrganisationDetailFragment, type PlatformAssetsQuery } from './organisations.gen';

type Asset = PlatformAssetsQuery['allAssets']['data'][number];
const ROWS = 50;

export function AssetsTab({ organisation: { id } }: { organisation: OrganisationDetailFragment }) {
  const [page, setPage] = useState(1);
  return <AssetsList organisationId={id} page={page} search="" onPage={setPage} />;
}

export type AssetsListProps = {
  /** Null lists the assets of every organisation. */
  organisationId: string | null;
  page: number;
  search: string;
  onPage: (page: number) => void;
  onSearch?: (search: string) => void;
};

export function AssetsList({ organisationId, page, search, onPage, onSearch }: AssetsListProps) {
  const t = useText(assetText);
  const view = useListView(organisationId ? 'organisationAssets' : 'assets', useColumns(organisationId !== null));
  const query = useQuery({
    queryKey: ['organisations', 'assets', organisationId, page, search],
    queryFn: ({ signal }) => ask(PlatformAssetsDocument, { first: ROWS, page, search, organisationId }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  return (
    <ListedPanel
      title={t('assets')}
      subtitle={t('lead')}
      page={query.data?.allAssets}
      query={query}
      view={view}
      rowId={({ id }) => id}
      {...(onSearch ? { search: { label: t('search'), value: search, onSearch } } : {})}
      onPage={onPage}
      empty={t('none')}
      next="add"
    />
  );
}

function useColumns(isOfOne: boolean): TableColumn<Asset>[] {
  const t = useText(assetText);
  const nameOf = useNameOf();
  const organisation: TableColumn<Asset> = {
    id: 'organisation',
    header: t('organisation'),
    value: row => row.organisationRef,
    node: row => (
      <AppLink to="/admin/organisations/$organisationId/$tab" params={{ organisationId: row.organisationId, tab: 'assets' }}>
        {row.organisationRef}
      </AppLink>
    ),
  };
  return [
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    {
      id: 'name',
      priority: 1,
      header: t('name'),
      value: nameOf,
      node: ({ id, ...names }) => (
        <AppLink to="/admin/assets/$assetId" params={{ assetId: id }}>
          {nameOf(names)}
        </AppLink>
      ),
    },
    { id: 'type', header: t('type'), value: ({ type }) => (type === 'benchmark' ? t('benchmark') : t('portfolio')) },
    ...(isOfOne ? [] : [organisation]),
    { id: 'currency', header: t('currency'), value: ({ baseCurrency }) => baseCurrency },
    { id: 'latest', header: t('latest'), align: 'end', value: ({ latestMonthEnd }) => latestMonthEnd, date: true },
    { id: 'populated', priority: 2, header: t('populated'), align: 'end', value: ({ populatedTo }) => populatedTo, date: true },
  ];
}
