import type { BankMaster } from '@hakaru/contract/banks';
import { Ellipsis } from 'lucide-react';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Menu, MenuItem } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import { ArchiveBankMasterDocument, DeleteBankMasterDocument } from './banks.gen';
import { useRefreshBanks } from './queries';
import { banksText } from './text';

export type MasterRow = { id: string; version: number; isArchived: boolean; uses: number };
type Props = { kind: BankMaster; row: MasterRow; name: string; onEdit: () => void };

/** What something uses is archived; only what nothing uses can go. */
export function MasterMenu({ kind, row: { id, version, isArchived, uses }, name, onEdit }: Props) {
  const t = useText(banksText);
  const refresh = useRefreshBanks();
  const archive = async () => {
    try {
      await ask(ArchiveBankMasterDocument, { kind, id, version, isArchived: !isArchived }, undefined, 'admin');
      toast(t('saved'));
    } catch {
      toast(t('notSaved'), { tone: 'error' });
    }
    await refresh();
  };
  const remove = async () => {
    const action = async () => {
      await ask(DeleteBankMasterDocument, { kind, id, version }, undefined, 'admin');
      await refresh();
    };
    const question = { title: t('deleteTitle', { name }), body: t('deleteBody'), confirmLabel: t('delete'), danger: true };
    if (await confirm({ ...question, action, failureText: t('notSaved') })) toast(t('deleted'));
  };
  return (
    <Menu target={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={14} />} tooltip={false} />} position="bottom-end">
      <MenuItem onClick={onEdit}>{t('edit')}</MenuItem>
      <MenuItem onClick={() => void archive()}>{t(isArchived ? 'restore' : 'archive')}</MenuItem>
      {uses === 0 && (
        <MenuItem onClick={() => void remove()} danger>
          {t('delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
