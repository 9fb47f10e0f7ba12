import { mayWrite } from '@hakaru/contract/access';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { MenuItem } from '#ui/menu';
import type { Watch } from './address';
import { watchlistText } from './text';

/** Opens the watchlist's add dialog with the item chosen. The list is the organisation's own, so every asset it may read can be watched. */
function useWatch({ kind, assetId, subject }: Watch): { open: () => void; isWriter: boolean } {
  const role = useArea();
  const navigate = useNavigate();
  const isWriter = mayWrite(useVisitor().role);
  const watch = `${kind}:${assetId}:${subject}`;
  return { isWriter, open: () => void navigate({ to: '/$role/watchlist', params: { role }, search: { dialog: 'add', watch } }) };
}

export function WatchMenuItem(of: Watch) {
  const t = useText(watchlistText);
  const { open, isWriter } = useWatch(of);
  return (
    <MenuItem disabled={!isWriter} onClick={open}>
      {t('add')}
    </MenuItem>
  );
}

/** For lists whose rows have no other action. */
export function WatchIconButton({ name, ...of }: Watch & { name: string }) {
  const t = useText(watchlistText);
  const { open, isWriter } = useWatch(of);
  return isWriter ? <IconButton label={t('addOf', { name })} icon={<Eye size={14} />} onClick={open} /> : null;
}

export function WatchButton(of: Watch) {
  const t = useText(watchlistText);
  const { open, isWriter } = useWatch(of);
  if (!isWriter) return null;
  return (
    <Button icon={<Eye size={14} />} onClick={open}>
      {t('add')}
    </Button>
  );
}
