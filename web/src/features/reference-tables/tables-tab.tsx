import { referenceTables, type ReferenceTable } from '@hakaru/contract/reference-tables';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { ArchiveMenu } from '#ui/archive-menu';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { ListStates } from '#ui/list-states';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { exactly } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { useRefreshTypes, useUsedTypes, type UsedType } from './queries';
import { ArchiveReferenceTypeDocument, DeleteReferenceTypeDocument } from './reference-tables.gen';
import { referenceTablesText } from './text';
import { AddTypeForm, RenameTypeForm } from './type-forms';

/** The lists of codes that administrators maintain, each in its panel. */
export function TablesTab() {
  return (
    <PanelGrid>
      {referenceTables.map(table => (
        <PanelCell key={table} span={12}>
          <TypeTable table={table} />
        </PanelCell>
      ))}
    </PanelGrid>
  );
}

function TypeTable({ table }: { table: ReferenceTable }) {
  const t = useText(referenceTablesText);
  const [edited, setEdited] = useState<UsedType | 'new' | null>(null);
  const { data, isError, refetch } = useUsedTypes();
  const rows = data?.filter(one => one.table === table);
  // No screen shows a counterparty's type yet, so there is no use to count.
  const columns = useColumns(setEdited).filter(({ id }) => id !== 'uses' || table !== 'counterparty');
  const close = () => setEdited(null);
  const add = (
    <Button kind="subtle" icon={<Plus size={14} />} aria-label={t('addTo', { list: t(table) })} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t(table)} subtitle={t('lead')} tools={add} flush>
      <ListStates count={rows?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="add" failed={t('failed')}>
        <ArrangedTable
          screen={table}
          caption={t(table)}
          columns={columns}
          rows={rows ?? []}
          rowId={({ id }) => id}
          emphasis={({ isArchived }) => (isArchived ? 'quiet' : undefined)}
        />
      </ListStates>
      {edited === 'new' && (
        <Dialog open onClose={close} title={t('addTo', { list: t(table) })} size="small">
          <AddTypeForm table={table} onClose={close} />
        </Dialog>
      )}
      {edited !== null && edited !== 'new' && (
        <Dialog open onClose={close} title={t('editOf', { name: edited.code })} size="small">
          <RenameTypeForm type={edited} onClose={close} />
        </Dialog>
      )}
    </Panel>
  );
}

function useColumns(onEdit: (type: UsedType) => void): TableColumn<UsedType>[] {
  const t = useText(referenceTablesText);
  return [
    { id: 'code', header: t('code'), value: ({ code }) => code },
    { id: 'nameEn', priority: 1, header: t('nameEn'), value: ({ nameEn }) => nameEn },
    { id: 'nameJp', priority: 2, header: t('nameJp'), value: ({ nameJp }) => nameJp },
    {
      id: 'uses',
      header: t('uses'),
      align: 'end',
      value: ({ uses }) => exactly(uses),
      node: ({ uses }) => <span className="num">{uses}</span>,
    },
    {
      id: 'state',
      header: t('state'),
      value: ({ isArchived }) => (isArchived ? t('archived') : t('inUse')),
      node: ({ isArchived }) => (isArchived ? <Tag>{t('archived')}</Tag> : t('inUse')),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: type => <TypeMenu type={type} onEdit={() => onEdit(type)} />,
    },
  ];
}

function TypeMenu({ type, onEdit }: { type: UsedType; onEdit: () => void }) {
  const t = useText(referenceTablesText);
  const refresh = useRefreshTypes();
  const name = useLanguage() === 'jp' ? type.nameJp : type.nameEn;
  const { id, version, isArchived, uses } = type;
  return (
    <ArchiveMenu
      {...{ name, isArchived, uses, onEdit }}
      deletedText={t('deleted')}
      onArchive={to => ask(ArchiveReferenceTypeDocument, { id, version, isArchived: to }, undefined, 'admin')}
      onDelete={() => ask(DeleteReferenceTypeDocument, { id, version }, undefined, 'admin')}
      onDone={refresh}
    />
  );
}
