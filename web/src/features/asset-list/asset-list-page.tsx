import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AssetTrace, TraceContext, useArea, useTraceWalk, useUnit } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { atPage } from '#platform/list-address';
import { useText } from '#platform/text';
import { DataTable } from '#ui/data-table';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { useAssetColumns, type ListedAsset } from './asset-columns';
import { AssetListDocument } from './asset-list.gen';
import s from './asset-list.module.css';
import { assetListText } from './text';
import { TrustMandates } from './trust-mandates';

const route = getRouteApi('/shell/$role/assetList');
const ROWS = 25;

/** Every portfolio the user may open, with its status: the landing page of users with several clients. */
export function AssetListPage() {
  const t = useText(assetListText);
  const { organisation } = useProfile();
  const area = useArea();
  const place = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch, isPlaceholderData } = useAssets(place);
  const walk = useTraceWalk();
  const [traced, setTraced] = useState<string | null>(null);
  const rows = data?.data ?? [];
  const assetOf = (key: string) => rows.find(({ figures }) => figures[0]?.key.split('.')[0] === key.split('.')[0])?.assetId;
  const open = (key: string) => {
    setTraced(assetOf(key) ?? null);
    walk.start(key);
  };
  const tracedId = (walk.key && assetOf(walk.key)) ?? traced;
  return (
    <TraceContext value={open}>
      <PageHead
        title={t('title')}
        context={[organisation.name, data && t('count', { n: data.paginatorInfo.total })].filter(Boolean).join(' · ')}
      />
      <div className={s.search}>
        <SearchBox
          label={t('search')}
          value={place.search ?? ''}
          onSearch={search => void navigate({ search: search ? { search } : {}, replace: true })}
        />
      </div>
      {error && !data ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <Assets rows={data && rows} isSearched={Boolean(place.search)} isRefreshing={isPlaceholderData} />
      )}
      {data && data.paginatorInfo.lastPage > 1 && (
        <Pager info={data.paginatorInfo} onPage={page => void navigate({ search: atPage(place, page) })} />
      )}
      {area === 'client' && <TrustMandates />}
      {walk.key && tracedId && <AssetTrace assetId={tracedId} walk={walk} />}
    </TraceContext>
  );
}

type AssetsProps = { rows: readonly ListedAsset[] | undefined; isSearched: boolean; isRefreshing: boolean };

function Assets({ rows, isSearched, isRefreshing }: AssetsProps) {
  const t = useText(assetListText);
  const formats = useFormats();
  const unit = useUnit();
  const { columns, tools } = useListView('asset-list', useAssetColumns());
  if (!rows) return <SkeletonRows rows={6} />;
  if (rows.length === 0) return <EmptyState title={t(isSearched ? 'noneFound' : 'none')} next={isSearched ? 'filter' : 'grant'} />;
  return (
    <Panel flush title={t('title')} subtitle={t('unit', { unit: formats.unit(unit) })} tools={tools} refreshing={isRefreshing}>
      <div className={s.scroll}>
        <DataTable caption={t('title')} columns={columns} rows={rows} rowId={row => row.assetId} />
      </div>
    </Panel>
  );
}

function useAssets({ search, page }: { search?: string; page?: number }) {
  const variables = { search: search ?? null, page: page ?? 1, first: ROWS };
  return useQuery({
    queryKey: ['assetList', variables],
    queryFn: async ({ signal }) => (await ask(AssetListDocument, variables, signal)).assetList,
    placeholderData: keepPreviousData,
  });
}
