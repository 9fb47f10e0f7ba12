import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useListView } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { Tag } from '#ui/tag';
import { establishmentsAddress } from './address';
import { AddEstablishmentForm } from './establishment-forms';
import { EstablishmentsDocument, type EstablishmentFullFragment } from './establishments.gen';
import { establishmentsText } from './text';

const ROWS = 50;

export function EstablishmentsPage() {
  const t = useText(establishmentsText);
  const [{ page = 1, search = '', dialog }, set] = useAddress(establishmentsAddress);
  const query = useQuery({
    queryKey: ['establishments', 'list', page, search],
    queryFn: async ({ signal }) => (await ask(EstablishmentsDocument, { first: ROWS, page, search }, signal, 'admin')).establishments,
    placeholderData: keepPreviousData,
  });
  const view = useListView('establishments', useColumns());
  const close = () => set({ dialog: undefined });
  return (
    <>
      <PageHead title={t('establishments')} context={t('admin')}>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
          {t('add')}
        </Button>
      </PageHead>
      <ListedPanel
        title={t('establishments')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
      />
      {dialog === 'add' && (
        <Dialog open onClose={close} title={t('add')}>
          <AddEstablishmentForm onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function useColumns(): TableColumn<EstablishmentFullFragment>[] {
  const t = useText(establishmentsText);
  const language = useLanguage();
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp }) => named(name, nameJp),
      node: ({ id, name, nameJp }) => (
        <AppLink to="/admin/establishments/$establishmentId" params={{ establishmentId: id }}>
          {named(name, nameJp)}
        </AppLink>
      ),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    { id: 'organisation', priority: 1, header: t('organisation'), value: row => named(row.organisationName, row.organisationNameJp) },
    { id: 'country', priority: 2, header: t('country'), value: ({ country }) => country },
    {
      id: 'account',
      header: t('account'),
      value: row => (row.accountId ? named(row.accountName, row.accountNameJp) : t('unlinked')),
      node: row =>
        row.accountId ? (
          named(row.accountName, row.accountNameJp)
        ) : (
          <span title={t('notLinked')}>
            <Tag tone="warn">{t('unlinked')}</Tag>
          </span>
        ),
    },
  ];
}
