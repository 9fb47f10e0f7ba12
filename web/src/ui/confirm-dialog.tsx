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
  const [failed, setFailed] = useState(false);
  const { title, body, confirmLabel, danger, action, failureText } = question;
  const accept = async () => {
    if (!action) return onAnswer(true);
    setBusy(true);
    setFailed(false);
    try {
      await action();
      onAnswer(true);
    } catch {
      setFailed(true);
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
    <Dialog open={open} onClose={() => onAnswer(false)} title={title} size="small" busy={busy} actions={actions}>
      {body}
      {failed && (
        <p role="alert" className="neg">
          {failureText ?? t('failed')}
        </p>
      )}
    </Dialog>
  );
}
