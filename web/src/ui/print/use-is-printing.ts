import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

/** True while the page is being put on paper, also as a PDF: whoever draws only a part of itself then draws the whole. */
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

/** The picture is taken as soon as the event is over, so everything must be drawn by then. */
function notify(next: boolean): void {
  if (printing === next) return;
  printing = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
