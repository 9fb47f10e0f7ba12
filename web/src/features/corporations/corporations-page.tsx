import { corporationRoles } from '@hakaru/contract/address-choices';
import { mayWrite } from '@hakaru/contract/access';
import type { CorporationRole } from '@hakaru/contract/corporations';
import { Select } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useVisitor } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { corporationsAddress } from './address';
import { CorporationDialog } from './corporation-dialog';
import { RoleTags } from './role-tags';
import { useCorporationName, useCorporations, type Corporation } from './queries';
import { corporationRoleText, corporationsText } from './text';

/** The companies an accountant deals with, ordered by kana. */
export function CorporationsPage() {
  const t = useText(corporationsText);
  const roleOf = useText(corporationRoleText);
  const { role: right } = useVisitor();
  const [{ page = 1, search = '', role, dialog }, set] = useAddress(corporationsAddress);
  const query = useCorporations({ page, search, role: role ?? null });
  const view = useListView('corporations', useColumns());
  const isWriter = mayWrite(right);
  return (
    <>
      <PageHead title={t('title')}>
        {isWriter && (
          <>
            <AppLink to="/$role/import" params={{ role: 'client' }}>
              {t('importData')}
            </AppLink>
            <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
              {t('add')}
            </Button>
          </>
        )}
      </PageHead>
      <ListedPanel
        title={t('title')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
        tools={
          <Select
            aria-label={t('roles')}
            placeholder={t('allRoles')}
            data={corporationRoles.map(value => ({ value, label: roleOf(value) }))}
            value={role ?? null}
            onChange={next => set({ role: corporationRoles.find(one => one === next), page: undefined })}
            clearable
            w={190}
          />
        }
      />
      {dialog === 'add' && isWriter && <CorporationDialog corporation={null} onClose={() => set({ dialog: undefined })} />}
    </>
  );
}

const rolesOf = (roles: Corporation['roles']) => roles as CorporationRole[]; // by a CHECK constraint

function useColumns(): TableColumn<Corporation>[] {
  const t = useText(corporationsText);
  const roleWord = useText(corporationRoleText);
  const nameOf = useCorporationName();
  const formats = useFormats();
  return [
    {
      id: 'name',
      header: t('name'),
      value: row => nameOf(row),
      node: row => (
        <AppLink to="/client/corporations/$corporationId" params={{ corporationId: row.id }}>
          {nameOf(row)}
        </AppLink>
      ),
    },
    { id: 'kana', header: t('kana'), value: ({ kana }) => kana },
    { id: 'number', priority: 1, header: t('number'), value: ({ number }) => number },
    { id: 'address', header: t('address'), value: ({ address }) => address },
    { id: 'representative', header: t('representative'), value: representativeOf },
    { id: 'fiscalMonth', header: t('fiscalMonth'), value: ({ fiscalMonth }) => fiscalMonth && t('monthOf', { n: fiscalMonth }) },
    {
      id: 'roles',
      priority: 2,
      header: t('roles'),
      value: ({ roles }) =>
        rolesOf(roles)
          .map(role => roleWord(role))
          .join(', '),
      node: ({ roles }) => <RoleTags roles={rolesOf(roles)} />,
    },
    { id: 'updatedAt', header: t('updatedAt'), align: 'end', value: ({ updatedAt }) => formats.date(updatedAt.slice(0, 10)) },
  ];
}

const representativeOf = ({ officers }: Corporation): string | null =>
  officers
    .filter(({ isRepresentative }) => isRepresentative)
    .map(({ name }) => name)
    .join('、') || null;
