import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The last known width or height of a named element, in a window of this size. */
const remembered = new Map<string, number>();
const placeOf = (name: string) => `${window.innerWidth} ${window.innerHeight} ${name}`;

export function rememberedSize(name: string, initial: number): number {
  return remembered.get(placeOf(name)) ?? initial;
}

export function rememberSize(name: string, size: number): void {
  if (size > 0) remembered.set(placeOf(name), size);
}

/**
 * The width of an element as it changes. A named one starts with the width it had before, so that returning to a page does not render it
 * twice.
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
