import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { rememberedSize, rememberSize } from '#ui/use-width';
import s from './panel.module.css';

/**
 * Content below the first screen, rendered after that one is visible. Its previous height is reserved, so that going back to a page
 * restores the scroll position.
 */
export function Later({ name, children }: { name: string; children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  const box = useRef<HTMLDivElement>(null);
  const [height] = useState(() => rememberedSize(`${name} later`, 1200));
  useEffect(() => {
    if (!isTurn || !box.current) return;
    const observer = new ResizeObserver(([seen]) => rememberSize(`${name} later`, Math.round(seen?.contentRect.height ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [name, isTurn]);
  return (
    <div ref={box} className={s.later} {...(isTurn ? {} : { style: { minHeight: height } })}>
      {isTurn && children}
    </div>
  );
}
