import { useState } from 'react';
import { useText } from '#platform/text';
import { Button } from './button';
import type { Question } from './confirm';
import { Dialog } from './dialog';
import { uiText } from './ui-text';

export type ConfirmDialogProps = { open: boolean; question: Question; onAnswer: (confirmed: boolean) => void };

export function ConfirmDialog({ open, question, onAnswer }: ConfirmDialogProps) {
  const t = useText(uiText);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const { title, body, client, confirmLabel, danger, action, failureText } = question;
  const accept = async () => {
    if (!action) return onAnswer(true);
    setBusy(true);
    setFailure(null);
    try {
      await action();
      onAnswer(true);
    } catch (error) {
      setFailure({ error });
    } finally {
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button onClick={() => onAnswer(false)} disabled={busy}>
        {t('cancel')}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void accept()}>
        {confirmLabel ?? t('confirm')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} title={title} client={client ?? null} size="small" busy={busy} actions={actions}>
      {body}
      {failure && (
        <p role="alert" className="neg">
          {(typeof failureText === 'function' ? failureText(failure.error) : failureText) ?? t('failed')}
        </p>
      )}
    </Dialog>
  );
}
