import { Link2 } from 'lucide-react';
import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { toast } from '#ui/toast-queue';
import { sharedUrl } from './copy-url';
import s from './super-user.module.css';
import { superText } from './text';

export function CopyUrlButton() {
  const t = useText(superText);
  const { superuser, organisation } = useProfile();
  const label = superuser ? t('copyWithOrganisation') : t('copyUrl');
  const copy = async () => {
    const url = sharedUrl(location.href, superuser ? organisation.id : null);
    try {
      await navigator.clipboard.writeText(url);
      toast(t('copied', { url }));
    } catch (error) {
      toast(t('copyFailed', { reason: error instanceof Error ? error.message : String(error) }), { tone: 'error' });
    }
  };
  return (
    <Button kind="subtle" icon={<Link2 size={14} />} aria-label={label} onClick={() => void copy()}>
      <span className={s.wide}>{label}</span>
    </Button>
  );
}
