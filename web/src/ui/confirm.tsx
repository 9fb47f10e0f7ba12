import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';

export type Question = {
  title: string;
  body?: ReactNode;
  /** The client whose data changes, named in the question; null for the own organisation's. */
  client?: string | null;
  /** The verb: Publish, Delete. */
  confirmLabel?: string;
  danger?: boolean;
  /** Runs while the dialog waits; when it throws, a message is shown and the dialog stays open. */
  action?: () => Promise<unknown>;
  /** That message; a function derives it from the error. */
  failureText?: string | ((error: unknown) => string);
};

/** Asks for confirmation. Resolves to true only when the user confirmed and the action, if any, succeeded. */
export function confirm(question: Question): Promise<boolean> {
  waiting?.answer(false);
  return new Promise(resolve => {
    set({ question, answer: resolve });
  });
}

/** Mounted once, by UiRoot. The dialog is loaded with the first question. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(subscribe, () => waiting);
  // The last question stays on screen while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  if (!shown) return null;
  return (
    <Suspense>
      <ConfirmDialog key={shown.question.title} open={asked !== null} question={shown.question} onAnswer={give} />
    </Suspense>
  );
}

const ConfirmDialog = lazy(() => import('./confirm-dialog').then(module => ({ default: module.ConfirmDialog })));

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
