import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { directoryAddress } from './address';
import { useCorporations, type Corporation } from './queries';
import { directoryText } from './text';
import { useRolesOf } from './use-roles-of';

/** Every firm the organisation invests in or deals with. */
export function CorporationsPage() {
  const t = useText(directoryText);
  const { organisation } = useProfile();
  const [{ page = 1, search = '' }, set] = useAddress(directoryAddress);
  const query = useCorporations({ page, search });
  const view = useListView('directoryCorporations', useColumns());
  return (
    <>
      <PageHead title={t('corporations')} context={organisation.name} />
      <ListedPanel
        title={t('corporations')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{
          label: t('searchCorporations'),
          value: search,
          onSearch: text => set({ search: text, page: undefined }, { replace: true }),
        }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('noCorporations')}
        next="filter"
      />
    </>
  );
}

function useColumns(): TableColumn<Corporation>[] {
  const t = useText(directoryText);
  const isJapanese = useLanguage() === 'jp';
  const rolesOf = useRolesOf();
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp }) => (isJapanese ? nameJp : name),
      node: ({ id, name, nameJp }) => (
        <AppLink to="/directory/corporations/$corporationId" params={{ corporationId: id }}>
          {isJapanese ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'source', header: t('source'), value: ({ source }) => t(source as 'company') /* one of the server's two sources */ },
    { id: 'roles', priority: 1, header: t('roles'), value: rolesOf },
    { id: 'kana', header: t('kana'), value: ({ kana }) => kana },
    { id: 'country', header: t('country'), value: ({ country }) => country },
    { id: 'heldBy', header: t('heldBy'), value: ({ heldBy, heldByJp }) => (isJapanese ? heldByJp : heldBy) },
    { id: 'phone', priority: 2, header: t('phone'), value: ({ phone }) => phone },
  ];
}
