import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { WriteButton, useWhyNotWrite } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { ListStates } from '#ui/list-states';
import { Menu, MenuItem, MenuLabel } from '#ui/menu';
import { Panel } from '#ui/panel';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { PartiesDocument, RemovePartyDocument } from './parties.gen';
import { PartyForm } from './party-form';
import { useRefreshParties, type Party } from './queries';
import { partiesText, partyRoleText } from './text';

/** The parties of a mandate, with actions to change them. For its owner only. */
export function PartiesEditor({ entityId }: { entityId: string }) {
  const t = useText(partiesText);
  const [edited, setEdited] = useState<Party | 'new' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['parties', entityId],
    queryFn: async ({ signal }) => (await ask(PartiesDocument, { entityId }, signal)).parties.data,
  });
  const columns = useColumns(setEdited);
  const close = () => setEdited(null);
  return (
    <Panel
      title={t('title')}
      subtitle={t('lead')}
      tools={
        <WriteButton icon={<Plus size={14} />} onClick={() => setEdited('new')}>
          {t('add')}
        </WriteButton>
      }
      flush
    >
      <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="add" failed={t('failed')}>
        <ArrangedTable screen="mandate-parties" caption={t('title')} columns={columns} rows={data ?? []} rowId={({ id }) => id} />
      </ListStates>
      {edited && (
        <Dialog open onClose={close} title={t(edited === 'new' ? 'add' : 'edit')}>
          <PartyForm entityId={entityId} party={edited === 'new' ? null : edited} onClose={close} />
        </Dialog>
      )}
    </Panel>
  );
}

function useColumns(onEdit: (party: Party) => void): TableColumn<Party>[] {
  const t = useText(partiesText);
  const roles = useText(partyRoleText);
  const language = useLanguage();
  return [
    { id: 'role', header: t('role'), value: ({ role }) => roles(role as keyof typeof partyRoleText) /* by a CHECK constraint */ },
    { id: 'name', priority: 1, header: t('name'), value: ({ name, nameJp }) => (language === 'jp' ? nameJp : name) },
    { id: 'from', priority: 2, header: t('from'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    { id: 'to', header: t('to'), align: 'end', value: ({ toDay }) => toDay, date: true },
    {
      id: 'sees',
      header: t('access'),
      value: ({ organisationId }) => (organisationId ? t('sees') : null),
      node: ({ organisationId }) => (organisationId ? <Tag tone="accent">{t('sees')}</Tag> : '-'),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      menu: true,
      node: party => <PartyMenu party={party} onEdit={() => onEdit(party)} />,
    },
  ];
}

function PartyMenu({ party, onEdit }: { party: Party; onEdit: () => void }) {
  const t = useText(partiesText);
  const language = useLanguage();
  const whyNot = useWhyNotWrite();
  const refresh = useRefreshParties();
  const name = language === 'jp' ? party.nameJp : party.name;
  const remove = async () => {
    const { id, version } = party;
    const action = async () => {
      await ask(RemovePartyDocument, { id, version });
      await refresh();
    };
    const question = { title: t('removeTitle', { name }), body: t('removeBody'), confirmLabel: t('remove'), danger: true };
    if (await confirm({ ...question, action, failureText: t('notRemoved') })) toast(t('removed'));
  };
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={14} />} tooltip={false} />}>
      {whyNot && <MenuLabel>{whyNot}</MenuLabel>}
      <MenuItem disabled={whyNot !== null} onClick={onEdit}>
        {t('editShort')}
      </MenuItem>
      <MenuItem disabled={whyNot !== null} onClick={() => void remove()} danger>
        {t('remove')}
      </MenuItem>
    </Menu>
  );
}
