import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide, or high, what has a name was when it was last seen in a window of this size. */
const remembered = new Map<string, number>();
const placeOf = (name: string) => `${window.innerWidth} ${window.innerHeight} ${name}`;

export function rememberedSize(name: string, initial: number): number {
  return remembered.get(placeOf(name)) ?? initial;
}

export function rememberSize(name: string, size: number): void {
  if (size > 0) remembered.set(placeOf(name), size);
}

/**
 * The width of an element as it changes. What has a name is drawn at the width it had before, so that whoever comes back to a page does
 * not wait for it to be drawn twice.
 */
export function useWidth<E extends HTMLElement>(initial: number, name?: string): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(() => (name === undefined ? initial : rememberedSize(name, initial)));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = Math.round(element.clientWidth);
      if (next <= 0) return;
      if (name !== undefined) rememberSize(name, next);
      setWidth(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);
  return [ref, width];
}
