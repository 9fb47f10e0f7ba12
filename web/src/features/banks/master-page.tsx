import type { BankMaster } from '@hakaru/contract/banks';
import { FileDown, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useListView } from '#features/saved-views/public';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { ListedPanel, type ListedPanelProps } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { Tag } from '#ui/tag';
import { banksAddress } from './address';
import { ImportDialog } from './import-dialog';
import { MasterMenu, type MasterRow } from './master-menu';
import { banksText } from './text';

type Props<Row extends MasterRow> = {
  kind: BankMaster;
  addLabel: string;
  useRows: (wanted: { page: number; search: string }) => Pick<ListedPanelProps<Row>, 'query'>['query'] & {
    data: ListedPanelProps<Row>['page'];
  };
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  form: (row: Row | null, onClose: () => void) => ReactNode;
};

/** A list of payment master data with its dialogs: add, edit, archive, import. */
export function MasterPage<Row extends MasterRow>({ kind, addLabel, useRows, columns, nameOf, form }: Props<Row>) {
  const t = useText(banksText);
  const [{ page = 1, search = '', dialog }, set] = useAddress(banksAddress);
  const [edited, setEdited] = useState<Row | null>(null);
  const query = useRows({ page, search });
  const all: TableColumn<Row>[] = [
    ...columns,
    {
      id: 'state',
      header: t('state'),
      value: ({ isArchived }) => (isArchived ? t('archived') : t('active')),
      node: ({ isArchived }) => (isArchived ? <Tag>{t('archived')}</Tag> : t('active')),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => <MasterMenu kind={kind} row={row} name={nameOf(row)} onEdit={() => setEdited(row)} />,
    },
  ];
  const view = useListView(`bankMaster-${kind}`, all);
  const close = () => set({ dialog: undefined });
  return (
    <>
      <PageHead title={t(kind)} context={t('admin')}>
        <Button icon={<FileDown size={14} />} onClick={() => set({ dialog: 'import' })}>
          {t('importList')}
        </Button>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
          {addLabel}
        </Button>
      </PageHead>
      <ListedPanel
        title={t(kind)}
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
        <Dialog open onClose={close} title={addLabel}>
          {form(null, close)}
        </Dialog>
      )}
      {dialog === 'import' && <ImportDialog kind={kind} onClose={close} />}
      {edited && (
        <Dialog open onClose={() => setEdited(null)} title={t('editOf', { name: nameOf(edited) })}>
          {form(edited, () => setEdited(null))}
        </Dialog>
      )}
    </>
  );
}
