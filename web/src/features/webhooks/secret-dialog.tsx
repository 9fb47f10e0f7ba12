import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { toast } from '#ui/toast-queue';
import { webhookText } from './text';
import s from './webhooks.module.css';

/** Shows a signing secret, which is possible only once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText(webhookText);
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
      <code className={s.code}>{secret}</code>
    </Dialog>
  );
}
