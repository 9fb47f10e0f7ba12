import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import type { ShownTable } from './shown-table';

/** A table and what it shows when it is asked for. */
export type PanelTable = { title: string; shown: () => Promise<ShownTable | null> };

/** A panel offers the table inside it for export; the table says that it is there. */
export const PanelTableContext = createContext<((table: PanelTable | null) => void) | null>(null);

export function usePanelTable(
  title: string,
  shown: (element: HTMLTableElement) => Promise<ShownTable>,
): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null);
  const latest = useRef(shown);
  const offer = use(PanelTableContext);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (!offer) return;
    offer({ title, shown: async () => (ref.current ? await latest.current(ref.current) : null) });
    return () => offer(null);
  }, [offer, title]);
  return ref;
}
