import { useState, type PointerEvent } from 'react';

type Point = { x: number; y: number };
export type DragBox = { x: number; y: number; width: number; height: number };

/** Touch scrolls the page, so a finger selects by tapping a word. */
const DRAGS = ['mouse', 'pen'];

/** A box drawn on a page with the pointer, in the page's own points. */
export function useDragBox(onPoint: ((box: DragBox) => void) | undefined) {
  const [ends, setEnds] = useState<readonly [Point, Point] | null>(null);
  if (!onPoint) return { drag: null, handlers: {} };
  const handlers = {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      const at = pointOf(event);
      if (event.button !== 0 || !at) return;
      if (!DRAGS.includes(event.pointerType)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setEnds([at, at]);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const at = ends && pointOf(event);
      if (ends && at) setEnds([ends[0], at]);
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      const at = pointOf(event);
      setEnds(null);
      if (at && (ends || !DRAGS.includes(event.pointerType))) onPoint(boxBetween(ends?.[0] ?? at, at));
    },
    onPointerCancel: () => setEnds(null),
  };
  return { drag: ends && boxBetween(...ends), handlers };
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point | null {
  const matrix = currentTarget.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** The box between two points, whichever way it was drawn. */
export function boxBetween(one: Point, other: Point): DragBox {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}
