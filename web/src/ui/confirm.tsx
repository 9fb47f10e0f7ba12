import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';

export type Question = {
  title: string;
  body?: ReactNode;
  /** Whose money it changes, where it is not one's own: named in the question. */
  client?: string | null;
  /** The verb itself: Publish, Delete. */
  confirmLabel?: string;
  danger?: boolean;
  /** Runs while the dialog waits; when it throws, the message is shown and the dialog stays open. */
  action?: () => Promise<unknown>;
  /** What to say then; a function takes the reason from the error. */
  failureText?: string | ((error: unknown) => string);
};

/** Asks before something that matters. Resolves to true only when the person confirmed (and the action, if any, succeeded). */
export function confirm(question: Question): Promise<boolean> {
  waiting?.answer(false);
  return new Promise(resolve => {
    set({ question, answer: resolve });
  });
}

/** Mounted once, by UiRoot. The dialog is fetched with the first question. */
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
