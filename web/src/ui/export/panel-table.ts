import { createContext, use, useEffect, useRef } from 'react';
import type { ShownTable } from './shown-table';

/** A table, and a function that returns its content when it is exported. */
export type PanelTable = { title: string; shown: () => Promise<ShownTable | null> };

/** A panel offers an export of the table inside it; the table registers here. */
export const PanelTableContext = createContext<((table: PanelTable | null) => void) | null>(null);

export function usePanelTable(title: string, shown: () => Promise<ShownTable>): void {
  const latest = useRef(shown);
  const offer = use(PanelTableContext);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (!offer) return;
    offer({ title, shown: () => latest.current() });
    return () => offer(null);
  }, [offer, title]);
}
