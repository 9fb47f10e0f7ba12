import { mayWrite } from '@hakaru/contract/access';
import { Plus } from 'lucide-react';
import { useProfile, useVisitor } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { directoryAddress } from './address';
import { useTeams, type Team } from './queries';
import { TeamDialog } from './team-dialog';
import { directoryText } from './text';

export function TeamsPage() {
  const t = useText(directoryText);
  const { organisation } = useProfile();
  const { role } = useVisitor();
  const [{ page = 1, search = '', dialog }, set] = useAddress(directoryAddress);
  const query = useTeams({ page, search });
  const view = useListView('teams', useColumns());
  return (
    <>
      <PageHead title={t('teams')} context={organisation.name}>
        {mayWrite(role) && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <ListedPanel
        title={t('teams')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('searchTeams'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('noTeams')}
        next="add"
      />
      {dialog === 'add' && mayWrite(role) && <TeamDialog team={null} onClose={() => set({ dialog: undefined })} />}
    </>
  );
}

function useColumns(): TableColumn<Team>[] {
  const t = useText(directoryText);
  const isJapanese = useLanguage() === 'jp';
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp }) => (isJapanese ? nameJp : name),
      node: ({ id, name, nameJp }) => (
        <AppLink to="/directory/teams/$teamId" params={{ teamId: id }}>
          {isJapanese ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'firm', priority: 1, header: t('firm'), value: ({ firm }) => firm },
    { id: 'looksAfter', header: t('looksAfter'), value: ({ looksAfter }) => looksAfter },
    { id: 'phone', priority: 2, header: t('phone'), value: ({ phone_number }) => phone_number },
    { id: 'fax', header: t('fax'), value: ({ fax_number }) => fax_number },
    { id: 'people', header: t('people'), value: ({ people }) => people.map(({ name }) => name).join(isJapanese ? '、' : ', ') },
  ];
}
