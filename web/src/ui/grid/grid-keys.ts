import type { CellRef } from './grid-range';

export type GridKey = { key: string; shift: boolean; command: boolean };

export type KeyScene = {
  /** The moving end of the selection. */
  at: CellRef;
  rows: number;
  columns: number;
  page: number;
  /** The current row: whether it can be expanded, is expanded, and the row of its parent. */
  canOpen: boolean;
  isOpen: boolean;
  parentRow: number | null;
  isTree: boolean;
};

export type KeyAction =
  | { do: 'move'; to: CellRef; extend: boolean }
  | { do: 'open' | 'close' | 'toggle' | 'enter' | 'sort' | 'all' | 'copy' | 'copyWithHeadings' }
  | null;

/** The meaning of every key in a grid: arrows move, → and ← expand, collapse or go to the parent, Shift extends the selection. */
export function keyAction({ key, shift, command }: GridKey, scene: KeyScene): KeyAction {
  const { at, rows, columns, page, canOpen, isOpen, parentRow, isTree } = scene;
  const onTree = isTree && at.column === 0 && at.row >= 0 && !shift;
  const move = (row: number, column: number): KeyAction => ({
    do: 'move',
    to: { row: clamp(row, shift ? 0 : -1, rows - 1), column: clamp(column, 0, columns - 1) },
    extend: shift,
  });
  switch (key) {
    case 'ArrowDown':
      return move(at.row + 1, at.column);
    case 'ArrowUp':
      return move(at.row - 1, at.column);
    case 'ArrowRight':
      return onTree && canOpen && !isOpen ? { do: 'open' } : move(at.row, at.column + 1);
    case 'ArrowLeft':
      if (onTree && isOpen) return { do: 'close' };
      return onTree && parentRow !== null ? move(parentRow, 0) : move(at.row, at.column - 1);
    case 'Home':
      return move(command ? 0 : at.row, 0);
    case 'End':
      return move(command ? rows - 1 : at.row, columns - 1);
    case 'PageDown':
      return move(at.row + page, at.column);
    case 'PageUp':
      return move(Math.max(0, at.row - page), at.column);
    case 'Enter':
    case ' ':
      if (at.row < 0) return { do: 'sort' };
      return isTree && at.column === 0 && canOpen ? { do: 'toggle' } : key === 'Enter' ? { do: 'enter' } : null;
    case 'a':
      return command ? { do: 'all' } : null;
    case 'c':
    case 'C': // with Shift, and with Caps Lock
      if (!command) return null;
      return { do: shift ? 'copyWithHeadings' : 'copy' };
    default:
      return null;
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
