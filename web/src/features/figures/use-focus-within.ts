import { useEffect, useLayoutEffect, useRef } from 'react';

/** Focus comes in with each thing a side panel is about, and returns to where it was when the panel goes. */
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
