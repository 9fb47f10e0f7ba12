import { useState, type KeyboardEvent } from 'react';

/** The selected row of a chart: by pointer, or by ↑ ↓ Home End; a click or Enter opens it. */
export function useRows(ids: readonly string[], onOpen: (id: string) => void) {
  const [at, setAt] = useState<number | null>(null);
  const last = ids.length - 1;
  const read = at !== null && at <= last ? at : null;
  const openRow = (row: number) => {
    const id = ids[row];
    if (id !== undefined) onOpen(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAt(null);
    if (event.key === 'Enter' && read !== null) return openRow(read);
    const next = { ArrowUp: (read ?? last + 1) - 1, ArrowDown: (read ?? -1) + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  const leave = () => setAt(null);
  return {
    at: read,
    hands: { onKeyDown, onPointerLeave: leave, onBlur: leave },
    row: (index: number) => ({ onPointerMove: () => setAt(index), onClick: () => openRow(index), cursor: 'pointer' }),
  };
}
