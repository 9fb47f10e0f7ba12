import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { toast } from '#ui/toast-queue';
import s from './integrations.module.css';
import { tokenText } from './text';

/** Shows a secret, which is possible only once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText(tokenText);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast(t('copied')),
      () => toast(t('notCopied')),
    );
  const actions = (
    <>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
      <Button kind="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('secret')} actions={actions}>
      <p>{t('secretLead')}</p>
      <code className={s.secret}>{secret}</code>
      <p>{t('secretUse')}</p>
      <code className={s.secret}>{t('header')}</code>
    </Dialog>
  );
}
