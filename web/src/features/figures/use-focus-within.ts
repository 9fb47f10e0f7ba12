import { useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus into the panel whenever its subject changes, and back to where it was when the panel closes. */
export function useFocusWithin(about: string) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) setTimeout(() => before.focus({ preventScroll: true }), 0);
    };
  }, []);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollTo({ top: 0 });
  }, [about]);
  return panel;
}
