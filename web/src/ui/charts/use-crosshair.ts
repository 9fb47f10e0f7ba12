import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Hands = {
  points: number;
  /** The point nearest to a position, in pixels from the left edge of the picture. */ nearest: (x: number) => number;
  /** Called on a click or Enter on a point. */ onOpen: (at: number) => void;
  /** Called when a period was marked, by dragging or with Shift and the arrow keys. */ onMark: (first: number, last: number) => void;
  /** Called on Escape, when no point is selected and nothing is being marked. */ onAll: () => void;
};

/** A shorter drag is taken as a click. */
const DRAG = 6;

/** The selected point and the period being marked: by pointer, or by ← → Home End, with Shift, Enter and Esc. */
export function useCrosshair({ points, nearest, onOpen, onMark, onAll }: Hands) {
  const [at, setAt] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const pressed = useRef<{ x: number; at: number } | null>(null);
  const hasDragged = useRef(false);
  const last = points - 1;
  const read = at !== null && at <= last ? at : null;
  const marked = anchor !== null && read !== null && anchor <= last ? ([Math.min(anchor, read), Math.max(anchor, read)] as const) : null;
  const finish = () => {
    if (marked && marked[1] > marked[0]) onMark(...marked);
    setAnchor(null);
  };
  const leave = () => {
    setAt(null);
    setAnchor(null);
    pressed.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return read === null ? onAll() : leave();
    if (event.key === 'Enter' && read !== null) return marked ? finish() : onOpen(read);
    const next = { ArrowLeft: (read ?? last + 1) - 1, ArrowRight: (read ?? last - 1) + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? read ?? last) : null);
    setAt(Math.max(0, Math.min(last, next)));
  };
  const placeOf = (event: PointerEvent<SVGSVGElement>) => nearest(event.clientX - event.currentTarget.getBoundingClientRect().left);
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    hasDragged.current = false;
    pressed.current = event.button === 0 ? { x: event.clientX, at: placeOf(event) } : null;
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    setAt(placeOf(event));
    const { current } = pressed;
    if (!current || hasDragged.current || Math.abs(event.clientX - current.x) < DRAG) return;
    hasDragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    setAnchor(current.at);
  };
  const onPointerUp = () => {
    if (hasDragged.current) finish();
    pressed.current = null;
  };
  const onClick = () => {
    if (!hasDragged.current && read !== null) onOpen(read);
    hasDragged.current = false;
  };
  const hands = {
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: leave,
    onPointerLeave: leave,
    onBlur: leave,
    onClick,
  };
  return { at: read, marked, hands };
}
