import { packageKinds } from '@hakaru/contract/address-choices';
import { mayManageUsers } from '@hakaru/contract/access';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { SettingsFrame } from '#features/settings/public';
import { atPage } from '#platform/list-address';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ListedPanel } from '#ui/listed-panel';
import { Segmented } from '#ui/tabs';
import { AddPackageForm } from './package-forms';
import { usePackageColumns } from './package-table';
import { usePackages } from './queries';
import { packagesText, packageWords } from './text';

const route = getRouteApi('/shell/settings/packages');
const ROWS = 50;

/** The organisation's packages: administrators edit them, everybody else sees the rules they report by. */
export function PackagesPage() {
  const t = useText(packagesText);
  const { role } = useProfile();
  const { dialog } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (open: boolean) =>
    void navigate({ search: ({ dialog: _, ...rest }) => (open ? { ...rest, dialog: 'add' as const } : rest) });
  const isAdmin = mayManageUsers(role);
  const add = isAdmin && (
    <Button kind="primary" icon={<Plus size={14} />} onClick={() => show(true)}>
      {t('add')}
    </Button>
  );
  return (
    <SettingsFrame title={t('title')} actions={add}>
      <PackageList />
      {isAdmin && dialog === 'add' && (
        <Dialog open onClose={() => show(false)} title={t('add')}>
          <AddPackageForm onClose={() => show(false)} />
        </Dialog>
      )}
    </SettingsFrame>
  );
}

function PackageList() {
  const t = useText(packagesText);
  const words = useText(packageWords);
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, search = '', kind } = address;
  const query = usePackages({ kind, search, page, first: ROWS });
  const view = useListView('packages', usePackageColumns());
  const kinds = [{ value: 'any', label: t('anyKind') }, ...packageKinds.map(value => ({ value, label: words(value) }))] as const;
  const choose = (value: string) => {
    const chosen = packageKinds.find(name => name === value);
    void navigate({ search: { ...(search ? { search } : {}), ...(chosen ? { kind: chosen } : {}) }, replace: true });
  };
  return (
    <ListedPanel
      title={t('packages')}
      subtitle={t('lead')}
      page={query.data}
      query={query}
      view={view}
      rowId={({ id }) => id}
      search={{
        label: t('search'),
        value: search,
        onSearch: text => void navigate({ search: { ...(kind ? { kind } : {}), ...(text ? { search: text } : {}) }, replace: true }),
      }}
      onPage={next => void navigate({ search: atPage(address, next) })}
      empty={t('none')}
      next="add"
      tools={<Segmented label={t('kind')} value={kind ?? 'any'} onChange={choose} items={kinds} />}
    />
  );
}
