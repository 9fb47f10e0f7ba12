import { createContext, use, useEffect, useRef, type RefObject } from 'react';

export type PanelTable = { element: HTMLTableElement; title: string };

/** A panel offers the table inside it for export; the table says that it is there. */
export const PanelTableContext = createContext<((table: PanelTable | null) => void) | null>(null);

export function usePanelTable(title: string): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null);
  const offer = use(PanelTableContext);
  useEffect(() => {
    if (!offer || !ref.current) return;
    offer({ element: ref.current, title });
    return () => offer(null);
  }, [offer, title]);
  return ref;
}
