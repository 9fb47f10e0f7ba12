import { AppError } from '@hakaru/contract/errors';
import { organisationPackages } from '@hakaru/contract/organisations';
import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { packageText } from '#features/organisations/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { atPage } from '#platform/list-address';
import { useLanguage, useText, useWords } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { COMPARED_MAX, type Holder } from './comparison';
import { ComparisonPanel } from './comparison-panel';
import { ManyPanel } from './many-panel';
import { PackageHoldersDocument, SetOrganisationPackageDocument } from './organisation-packages.gen';
import s from './organisation-packages.module.css';
import { KEY, useRefresh } from './use-refresh';
import { packagesText } from './text';

const route = getRouteApi('/shell/admin/organisationPackages');
const ROWS = 50;

export function OrganisationPackagesPage() {
  const t = useText(packagesText);
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, search = '' } = address;
  const [compared, setCompared] = useState<readonly Holder[]>([]);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...KEY, page, search],
    queryFn: ({ signal }) => ask(PackageHoldersDocument, { first: ROWS, page, search }, signal, 'admin'),
    placeholderData: keepPreviousData,
  });
  const found = data?.organisations;
  // Ticked organisations stay ticked across searches, and show their current packages when they are on screen.
  const chosen = compared.map(one => found?.data.find(({ id }) => id === one.id) ?? one);
  return (
    <>
      <PageHead title={t('title')} context={t('admin')} />
      <div className={s.stack}>
        {chosen.length > 0 && <ManyPanel holders={chosen} onClear={() => setCompared([])} />}
        {chosen.length > 1 && chosen.length <= COMPARED_MAX && <ComparisonPanel holders={chosen} />}
        <Panel
          title={t('title')}
          subtitle={t('lead')}
          tools={
            <SearchBox
              label={t('search')}
              value={search}
              onSearch={text => void navigate({ search: text ? { search: text } : {}, replace: true })}
            />
          }
          footnote={t('compareHint')}
          refreshing={isFetching && found !== undefined}
          flush
        >
          <ListStates
            count={found?.data.length}
            isError={isError}
            onRetry={() => void refetch()}
            empty={t('none')}
            next="filter"
            failed={t('failed')}
          >
            <HolderTable holders={found?.data ?? []} compared={chosen} onCompare={setCompared} />
            {found && <Pager info={found.paginatorInfo} onPage={next => void navigate({ search: atPage(address, next) })} />}
          </ListStates>
        </Panel>
      </div>
    </>
  );
}

type TableProps = { holders: readonly Holder[]; compared: readonly Holder[]; onCompare: (compared: readonly Holder[]) => void };

function HolderTable({ holders, compared, onCompare }: TableProps) {
  const t = useText(packagesText);
  const language = useLanguage();
  const packageName = useWords(packageText);
  const change = usePackageChange();
  const nameOf = ({ nameEn, nameJp }: Holder) => (language === 'jp' ? nameJp : nameEn);
  const isCompared = ({ id }: Holder) => compared.some(one => one.id === id);
  const columns: TableColumn<Holder>[] = [
    {
      id: 'ref',
      header: t('ref'),
      value: ({ ref }) => ref,
      node: ({ id, ref }) => (
        <AppLink to="/admin/organisationPackages/$organisationId" params={{ organisationId: id }}>
          {ref}
        </AppLink>
      ),
    },
    { id: 'name', priority: 1, header: t('name'), value: nameOf },
    ...organisationPackages.map((type, at): TableColumn<Holder> => ({
      id: type,
      header: packageName(type),
      divider: at === 0,
      value: holder => holder.packages.some(held => held.type === type),
      node: holder => (
        <span className={s.grant}>
          <Checkbox
            aria-label={t('hold', { type: packageName(type), name: nameOf(holder) })}
            checked={holder.packages.some(held => held.type === type)}
            onChange={event => void change({ holder, name: nameOf(holder), type, held: event.currentTarget.checked })}
          />
          {holder.packageRequests
            .filter(wish => wish.type === type)
            .map(({ userName }) => (
              <Tag key={userName} tone="accent">
                {t('requestedBy', { name: userName })}
              </Tag>
            ))}
        </span>
      ),
    })),
    {
      id: 'compare',
      header: t('compare'),
      divider: true,
      menu: true,
      node: holder => (
        <Checkbox
          aria-label={t('compareOne', { name: nameOf(holder) })}
          checked={isCompared(holder)}
          onChange={event => onCompare(event.currentTarget.checked ? [...compared, holder] : compared.filter(({ id }) => id !== holder.id))}
        />
      ),
    },
  ];
  return <ArrangedTable screen="organisation-packages" caption={t('title')} columns={columns} rows={holders} rowId={({ id }) => id} />;
}

type Wish = { holder: Holder; name: string; type: string; held: boolean };

/** Granting takes effect at once; revoking asks first, because users lose something by it. */
function usePackageChange() {
  const t = useText(packagesText);
  const packageName = useWords(packageText);
  const refresh = useRefresh();
  const send = async ({ holder: { id, version }, name, type, held }: Wish) => {
    try {
      await ask(SetOrganisationPackageDocument, { organisationId: id, version, type, held }, undefined, 'admin');
      toast(held ? t('granted', { type: packageName(type), name }) : t('revoked', { type: packageName(type), name }));
    } catch (error) {
      toast(error instanceof AppError && error.refusal === 'conflict' ? t('conflict') : t('error'), { tone: 'error' });
    }
    await refresh();
  };
  return async (wish: Wish) => {
    const { type, name, held } = wish;
    if (held) return await send(wish);
    await confirm({
      title: t('revokeAsk', { type: packageName(type), name }),
      body: t('revokeBody'),
      confirmLabel: t('revoke'),
      danger: true,
      action: () => send(wish),
    });
  };
}
