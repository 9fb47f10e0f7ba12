import type { BankMaster } from '@hakaru/contract/banks';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { ArchiveMenu } from '#ui/archive-menu';
import { ArchiveBankMasterDocument, DeleteBankMasterDocument } from './banks.gen';
import { useRefreshBanks } from './queries';
import { banksText } from './text';

export type MasterRow = { id: string; version: number; isArchived: boolean; uses: number };
type Props = { kind: BankMaster; row: MasterRow; name: string; onEdit: () => void };

export function MasterMenu({ kind, row: { id, version, isArchived, uses }, name, onEdit }: Props) {
  const t = useText(banksText);
  const refresh = useRefreshBanks();
  return (
    <ArchiveMenu
      {...{ name, isArchived, uses, onEdit }}
      deletedText={t('deleted')}
      onArchive={to => ask(ArchiveBankMasterDocument, { kind, id, version, isArchived: to }, undefined, 'admin')}
      onDelete={() => ask(DeleteBankMasterDocument, { kind, id, version }, undefined, 'admin')}
      onDone={refresh}
    />
  );
}
