import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in a panel's head that its content may fill; null outside a panel. */
export const PanelToolsContext = createContext<HTMLElement | null>(null);

/** Tools that belong to the content of a panel and stand in its head. */
export function PanelTools({ children }: { children: ReactNode }) {
  const head = use(PanelToolsContext);
  return head && createPortal(children, head);
}
