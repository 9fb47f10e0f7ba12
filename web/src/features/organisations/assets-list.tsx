import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { DataTable, type TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { assetText } from './access-text';
import { useNameOf } from './names';
import { PlatformAssetsDocument, type OrganisationDetailFragment, type PlatformAssetsQuery } from './organisations.gen';
import { organisationsText } from './text';

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
  const words = useText(organisationsText);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['organisations', 'assets', organisationId, page, search],
    queryFn: ({ signal }) => ask(PlatformAssetsDocument, { first: ROWS, page, search, organisationId }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const found = data?.allAssets;
  return (
    <Panel
      title={t('assets')}
      subtitle={t('lead')}
      tools={onSearch && <SearchBox label={t('search')} value={search} onSearch={onSearch} />}
      refreshing={isFetching && found !== undefined}
      flush
    >
      <ListStates count={found?.data.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} failed={words('failed')}>
        <AssetTable rows={found?.data ?? []} isOfOne={organisationId !== null} />
        {found && <Pager info={found.paginatorInfo} onPage={onPage} />}
      </ListStates>
    </Panel>
  );
}

function AssetTable({ rows, isOfOne }: { rows: readonly Asset[]; isOfOne: boolean }) {
  const t = useText(assetText);
  const formats = useFormats();
  const nameOf = useNameOf();
  const organisation: TableColumn<Asset> = {
    id: 'organisation',
    header: t('organisation'),
    cell: row => (
      <AppLink to="/admin/organisations/$organisationId/$tab" params={{ organisationId: row.organisationId, tab: 'assets' }}>
        {row.organisationRef}
      </AppLink>
    ),
  };
  const columns: TableColumn<Asset>[] = [
    { id: 'ref', header: t('ref'), cell: ({ ref }) => ref },
    {
      id: 'name',
      header: t('name'),
      cell: ({ id, ...names }) => (
        <AppLink to="/admin/assets/$assetId" params={{ assetId: id }}>
          {nameOf(names)}
        </AppLink>
      ),
    },
    { id: 'type', header: t('type'), cell: ({ type }) => (type === 'benchmark' ? t('benchmark') : t('portfolio')) },
    ...(isOfOne ? [] : [organisation]),
    { id: 'currency', header: t('currency'), cell: ({ baseCurrency }) => baseCurrency },
    { id: 'latest', header: t('latest'), align: 'end', cell: ({ latestMonthEnd }) => formats.date(latestMonthEnd) },
    { id: 'populated', header: t('populated'), align: 'end', cell: ({ populatedTo }) => formats.date(populatedTo) },
  ];
  return <DataTable caption={t('assets')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
