import { packageKinds } from '@hakaru/contract/packages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ask } from '#platform/api';
import { atPage } from '#platform/list-address';
import { useText } from '#platform/text';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { Segmented } from '#ui/tabs';
import { PackageTable } from './package-table';
import { AllPackagesDocument } from './packages.gen';
import { packagesText, packageWords } from './text';

const route = getRouteApi('/shell/admin/entitypackages');
const ROWS = 50;

/** The packages of every organisation, for administration: entity packages unless account packages are asked for. */
export function EntityPackagesPage() {
  const t = useText(packagesText);
  const words = useText(packageWords);
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, search = '', kind = 'entity' } = address;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['packages', 'all', kind, page, search],
    queryFn: async ({ signal }) => (await ask(AllPackagesDocument, { first: ROWS, page, search, kind }, signal, 'admin')).allPackages,
    placeholderData: keepPreviousData,
  });
  const at = (chosen: string, text: string) => {
    const found = packageKinds.find(name => name === chosen);
    void navigate({ search: { ...(found === 'account' ? { kind: found } : {}), ...(text ? { search: text } : {}) }, replace: true });
  };
  return (
    <>
      <PageHead title={t('entityPackages')} context={t('admin')} />
      <Panel
        title={words(kind)}
        subtitle={t('adminLead')}
        tools={
          <>
            <Segmented
              label={t('kind')}
              value={kind}
              onChange={value => at(value, search)}
              items={packageKinds.map(value => ({ value, label: words(value) }))}
            />
            <SearchBox label={t('search')} value={search} onSearch={text => at(kind, text)} />
          </>
        }
        refreshing={isFetching && data !== undefined}
        flush
      >
        <ListStates count={data?.data.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} failed={t('failed')}>
          <PackageTable rows={data?.data ?? []} ofAll />
          {data && <Pager info={data.paginatorInfo} onPage={next => void navigate({ search: atPage(address, next) })} />}
        </ListStates>
      </Panel>
    </>
  );
}
