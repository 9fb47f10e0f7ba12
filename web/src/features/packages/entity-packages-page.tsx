import { packageKinds } from '@hakaru/contract/address-choices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { atPage } from '#platform/list-address';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { Segmented } from '#ui/tabs';
import { AnyPackageForm } from './any-package-form';
import { usePackageColumns } from './package-table';
import { AllPackagesDocument } from './packages.gen';
import { packagesText, packageWords } from './text';

const route = getRouteApi('/shell/admin/entitypackages');
const ROWS = 50;

/** The packages of every organisation, for administrators: entity packages unless account packages are chosen. */
export function EntityPackagesPage() {
  const t = useText(packagesText);
  const words = useText(packageWords);
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, search = '', kind = 'entity' } = address;
  const view = useListView('entityPackages', usePackageColumns({ ofAll: true }));
  const query = useQuery({
    queryKey: ['packages', 'all', kind, page, search],
    queryFn: async ({ signal }) => (await ask(AllPackagesDocument, { first: ROWS, page, search, kind }, signal, 'admin')).allPackages,
    placeholderData: keepPreviousData,
  });
  const at = (chosen: string, text: string) => {
    const found = packageKinds.find(name => name === chosen);
    void navigate({ search: { ...(found === 'account' ? { kind: found } : {}), ...(text ? { search: text } : {}) }, replace: true });
  };
  const show = (open: boolean) =>
    void navigate({ search: ({ dialog: _, ...rest }) => (open ? { ...rest, dialog: 'add' as const } : rest) });
  return (
    <>
      <PageHead title={t('entityPackages')} context={t('admin')}>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => show(true)}>
          {t('add')}
        </Button>
      </PageHead>
      <ListedPanel
        title={words(kind)}
        subtitle={t('adminLead')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => at(kind, text) }}
        onPage={next => void navigate({ search: atPage(address, next) })}
        empty={t('none')}
        next="add"
        tools={
          <Segmented
            label={t('kind')}
            value={kind}
            onChange={value => at(value, search)}
            items={packageKinds.map(value => ({ value, label: words(value) }))}
          />
        }
      />
      {address.dialog === 'add' && (
        <Dialog open onClose={() => show(false)} title={t('add')}>
          <AnyPackageForm onClose={() => show(false)} />
        </Dialog>
      )}
    </>
  );
}
