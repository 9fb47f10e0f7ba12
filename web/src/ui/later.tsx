import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { rememberedSize, rememberSize } from '#ui/use-width';
import s from './panel.module.css';

/**
 * What stands below the first screenful: drawn once that is on the screen. Its room is kept at the height it had before, so that going back
 * to a page finds the place that was read.
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
