import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element in a panel's header that its content may fill; null outside a panel. */
export const PanelToolsContext = createContext<HTMLElement | null>(null);

/** Tools that belong to a panel's content and are rendered in its header. */
export function PanelTools({ children }: { children: ReactNode }) {
  const head = use(PanelToolsContext);
  return head && createPortal(children, head);
}
