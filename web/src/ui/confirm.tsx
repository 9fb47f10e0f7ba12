import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '#platform/text';
import { Button } from './button';
import { Dialog } from './dialog';
import { uiText } from './ui-text';

export type Question = {
  title: string;
  body?: ReactNode;
  /** The verb itself: Publish, Delete. */
  confirmLabel?: string;
  danger?: boolean;
  /** Runs while the dialog waits; when it throws, the message is shown and the dialog stays open. */
  action?: () => Promise<unknown>;
  failureText?: string;
};

/** Asks before something that matters. Resolves to true only when the person confirmed (and the action, if any, succeeded). */
export function confirm(question: Question): Promise<boolean> {
  waiting?.answer(false);
  return new Promise(resolve => {
    set({ question, answer: resolve });
  });
}

/** Mounted once, by UiRoot. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(subscribe, () => waiting);
  // The last question stays on screen while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  if (!shown) return null;
  return <ConfirmDialog key={shown.question.title} open={asked !== null} question={shown.question} onAnswer={give} />;
}

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

type Waiting = { question: Question; answer: (confirmed: boolean) => void };
let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

function give(confirmed: boolean): void {
  const asked = waiting;
  set(null);
  asked?.answer(confirmed);
}

function set(next: Waiting | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
