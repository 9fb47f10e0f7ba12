import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import s from './categories.module.css';

export type OrderHandleProps = {
  label: string;
  disabled: boolean;
  /** One place up (-1) or down (+1), by keyboard: saved at once. */
  onStep: (step: -1 | 1) => void;
  /** Called while the row is dragged over another one; saved on release. */
  onOver: (place: number) => void;
  onDrop: () => void;
};

/** Moves a row of a table by pointer or arrow keys. The window listens while dragging, because a row that moves would lose the pointer. */
export function OrderHandle({ label, disabled, onStep, onOver, onDrop }: OrderHandleProps) {
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (disabled || event.button !== 0) return;
    const body = event.currentTarget.closest('tbody');
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const place = placeAt(body, clientY);
      if (place !== null) onOver(place);
    };
    const end = () => {
      window.removeEventListener('pointermove', follow);
      onDrop();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end, { once: true });
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!disabled) onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <button type="button" className={s.handle} aria-label={label} title={label} disabled={disabled} onPointerDown={drag} onKeyDown={step}>
      <GripVertical size={14} aria-hidden="true" />
    </button>
  );
}

function placeAt(body: HTMLElement | null, y: number): number | null {
  const place = [...(body?.children ?? [])].findIndex(row => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return place < 0 ? null : place;
}
