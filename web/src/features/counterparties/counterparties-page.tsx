import { Ellipsis, Plus } from 'lucide-react';
import { useArea } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { Button, IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ListedPanel } from '#ui/listed-panel';
import { Menu, MenuItem } from '#ui/menu';
import { PageHead } from '#ui/page-head';
import { exactly } from '#ui/table-value';
import { counterpartiesAddress, type CounterpartyDialog } from './address';
import { CounterpartyDialogs } from './counterparty-dialogs';
import { useCounterparties, type CounterpartyRow } from './queries';
import { counterpartiesText } from './text';
import { useMayWrite } from './use-may-write';

/** The organisation's counterparties, and how much of each limit is used. */
export function CounterpartiesPage() {
  const t = useText(counterpartiesText);
  const { organisation } = useProfile();
  const mayWrite = useMayWrite();
  const [{ page = 1, search = '', dialog, id }, set] = useAddress(counterpartiesAddress);
  const query = useCounterparties({ page, search });
  const view = useListView('counterparties', useColumns(mayWrite));
  return (
    <>
      <PageHead title={t('title')} context={organisation.name}>
        {mayWrite && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <ListedPanel
        title={t('title')}
        page={query.data}
        query={query}
        view={view}
        rowId={row => row.id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
      />
      <CounterpartyDialogs dialog={dialog} id={id} onClose={() => set({ dialog: undefined, id: undefined })} />
    </>
  );
}

function useColumns(mayWrite: boolean): TableColumn<CounterpartyRow>[] {
  const t = useText(counterpartiesText);
  const formats = useFormats();
  const role = useArea();
  const isJapanese = useLanguage() === 'jp';
  const columns: TableColumn<CounterpartyRow>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp }) => (isJapanese ? nameJp : name),
      node: ({ id, name, nameJp }) => (
        <AppLink to="/$role/counterparties/$counterpartyId" params={{ role, counterpartyId: id }}>
          {isJapanese ? nameJp : name}
        </AppLink>
      ),
    },
    { id: 'type', header: t('type'), value: ({ typeName, typeNameJp }) => (isJapanese ? typeNameJp : typeName) },
    { id: 'country', header: t('country'), value: ({ country }) => country },
    { id: 'rating', header: t('rating'), value: ({ rating }) => rating },
    {
      id: 'limit',
      header: t('limit'),
      align: 'end',
      value: ({ limitJpy }) => exactly(limitJpy),
      node: ({ limitJpy }) => (limitJpy === null ? MISSING : formats.number(limitJpy)),
    },
    {
      id: 'openForwards',
      header: t('openForwards'),
      align: 'end',
      divider: true,
      value: ({ openForwards }) => exactly(openForwards),
      node: ({ openForwards }) => openForwards,
    },
    {
      id: 'openJpy',
      priority: 1,
      header: t('openJpy'),
      align: 'end',
      value: ({ openJpy }) => exactly(openJpy),
      node: ({ openJpy }) => (openJpy === null ? MISSING : formats.number(openJpy)),
    },
    {
      id: 'netValue',
      header: t('netValue'),
      align: 'end',
      value: ({ netValue }) => exactly(netValue),
      node: ({ netValue }) => <NetValue value={netValue} />,
    },
    {
      id: 'limitUse',
      priority: 2,
      header: t('limitUse'),
      align: 'end',
      value: ({ limitUse }) => exactly(limitUse, 2),
      node: ({ limitUse }) => <LimitUse value={limitUse} />,
    },
  ];
  if (!mayWrite) return columns;
  return [
    ...columns,
    { id: 'actions', header: t('actions'), hideHeader: true, align: 'end', menu: true, node: row => <RowMenu row={row} /> },
  ];
}

/** The net value of the open forwards; each forward, with its trace, is on the counterparty's page. */
function NetValue({ value }: { value: string | null }) {
  const formats = useFormats();
  return <span className={value?.startsWith('-') ? 'num neg' : 'num'}>{value === null ? MISSING : formats.number(value)}</span>;
}

function LimitUse({ value }: { value: string | null }) {
  const formats = useFormats();
  if (value === null) return <>{MISSING}</>;
  return <span className={Number(value) > 1 ? 'num neg' : 'num'}>{formats.percent(value, { decimals: 1 })}</span>;
}

function RowMenu({ row: { id, name, nameJp } }: { row: CounterpartyRow }) {
  const t = useText(counterpartiesText);
  const language = useLanguage();
  const [, set] = useAddress(counterpartiesAddress);
  const open = (dialog: CounterpartyDialog) => () => set({ dialog, id });
  const label = t('actionsOf', { name: language === 'jp' ? nameJp : name });
  return (
    <Menu target={<IconButton label={label} icon={<Ellipsis size={16} />} tooltip={false} />} position="bottom-end">
      <MenuItem onClick={open('edit')}>{t('editShort')}</MenuItem>
      <MenuItem onClick={open('delete')} danger>
        {t('deleteShort')}
      </MenuItem>
    </Menu>
  );
}
