import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Which point is being read: by pointer, or by ← → Home End; Esc lets go. */
export function useCrosshair(points: number, nearest: (x: number) => number) {
  const [at, setAt] = useState<number | null>(null);
  const last = points - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAt(null);
    const next = { ArrowLeft: (at ?? last + 1) - 1, ArrowRight: (at ?? last - 1) + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) =>
    setAt(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  return { at: at !== null && at <= last ? at : null, keys: { onKeyDown, onPointerMove, onLeave: () => setAt(null) } };
}
