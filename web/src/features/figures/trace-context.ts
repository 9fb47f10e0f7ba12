import { createContext, use } from 'react';

/** What a click on a figure does: on the page it opens the trace, inside the trace it goes on to that figure. */
export const TraceContext = createContext<((key: string) => void) | null>(null);

export function useOpenTrace(): (key: string) => void {
  const open = use(TraceContext);
  if (!open) throw new Error('figures are shown inside a BookPage');
  return open;
}
