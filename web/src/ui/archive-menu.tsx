import { Ellipsis } from 'lucide-react';
import { useText } from '#platform/text';
import { archiveMenuText } from './archive-menu-text';
import { IconButton } from './button';
import { confirm } from './confirm';
import { Menu, MenuItem } from './menu';
import { toast } from './toast-queue';

type Props = {
  name: string;
  isArchived: boolean;
  /** The number of uses: an entry can be deleted only while nothing uses it; otherwise it is archived. */
  uses: number;
  deletedText: string;
  onEdit: () => void;
  onArchive: (isArchived: boolean) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
  onDone: () => Promise<unknown>;
};

/** The actions of a row of reference data. */
export function ArchiveMenu({ name, isArchived, uses, deletedText, onEdit, onArchive, onDelete, onDone }: Props) {
  const t = useText(archiveMenuText);
  const archive = async () => {
    try {
      await onArchive(!isArchived);
      toast(t('saved'));
    } catch {
      toast(t('notSaved'), { tone: 'error' });
    }
    await onDone();
  };
  const remove = async () => {
    const action = async () => {
      await onDelete();
      await onDone();
    };
    const question = { title: t('deleteTitle', { name }), body: t('deleteBody'), confirmLabel: t('delete'), danger: true };
    if (await confirm({ ...question, action, failureText: t('notSaved') })) toast(deletedText);
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
