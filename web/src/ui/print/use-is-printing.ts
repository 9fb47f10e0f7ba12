import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

/** True while the page is being printed, also to PDF: components that render only a part then render everything. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => printing,
    () => false,
  );
}

function watch(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

const begin = () => notify(true);
const end = () => notify(false);

function start(): void {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
}

function stop(): void {
  window.removeEventListener('beforeprint', begin);
  window.removeEventListener('afterprint', end);
}

/** The browser takes its snapshot as soon as the event ends, so everything must be rendered synchronously. */
function notify(next: boolean): void {
  if (printing === next) return;
  printing = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
