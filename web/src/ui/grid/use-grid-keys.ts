import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useText } from '#platform/text';
import { toast } from '#ui/toast-queue';
import type { GridColumn } from './grid-column';
import { tsvOf } from './grid-export';
import { keyAction, type KeyScene } from './grid-keys';
import { boundsOf, cellCount, type CellRef } from './grid-range';
import { gridText } from './grid-text';
import type { GridState } from './use-grid';

type Given<Row> = {
  grid: GridState<Row>;
  columns: readonly GridColumn<Row>[];
  /** The columns in the order of the table, which copies keep. */
  whole: readonly GridColumn<Row>[];
  box: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  isTree: boolean;
  show: (place: CellRef) => void;
  openCell: (place: CellRef) => void;
};

/** Performs the action of `keyAction`, and keeps the browser's focus on the moving end of the selection. */
export function useGridKeys<Row>({ grid, columns, whole, box, rowHeight, isTree, show, openCell }: Given<Row>) {
  const copy = useCopy(grid, columns, whole);
  const follow = useFollowFocus(box, grid.tip);
  return (event: KeyboardEvent) => {
    const at = grid.tip ?? { row: grid.rows.length > 0 ? 0 : -1, column: 0 };
    const line = grid.rows[at.row];
    const action = keyAction(
      { key: event.key, shift: event.shiftKey, command: event.ctrlKey || event.metaKey },
      sceneOf({
        grid,
        at,
        columns: columns.length,
        page: Math.max(1, Math.floor((box.current?.clientHeight ?? 400) / rowHeight) - 3),
        isTree,
      }),
    );
    if (!action) return;
    event.preventDefault();
    const column = columns[at.column];
    if (action.do === 'move') {
      follow();
      grid.go(action.to, action.extend);
      show(action.to);
    } else if (action.do === 'sort' && column) grid.sortBy(column);
    else if (action.do === 'enter') openCell(at);
    else if (action.do === 'all') grid.selectAll();
    else if (action.do === 'copy' || action.do === 'copyWithHeadings') copy(action.do === 'copyWithHeadings');
    else if (line) grid.setOpen(line.id, action.do === 'toggle' ? !line.open : action.do === 'open');
  };
}

function sceneOf<Row>(given: { grid: GridState<Row>; at: CellRef; columns: number; page: number; isTree: boolean }): KeyScene {
  const { grid, at, columns, page, isTree } = given;
  const line = grid.rows[at.row];
  const parent = line?.parentId ? grid.rows.findIndex(({ id }) => id === line.parentId) : -1;
  return {
    at,
    rows: grid.rows.length,
    columns,
    page,
    canOpen: line?.hasChildren ?? false,
    isOpen: line?.open ?? false,
    parentRow: parent >= 0 ? parent : null,
    isTree,
  };
}

type Columns<Row> = readonly GridColumn<Row>[];

function useCopy<Row>(grid: GridState<Row>, columns: Columns<Row>, whole: Columns<Row>): (hasHeadings: boolean) => void {
  const t = useText(gridText);
  return hasHeadings => {
    if (!grid.anchor || !grid.tip) return;
    const bounds = boundsOf(grid.anchor, grid.tip);
    const rows = grid.rows.slice(bounds.top, bounds.bottom + 1).map(({ row }) => row);
    const chosen = new Set(columns.slice(bounds.left, bounds.right + 1).map(({ id }) => id));
    const text = tsvOf(
      rows,
      whole.filter(({ id }) => chosen.has(id)),
      hasHeadings,
    );
    navigator.clipboard.writeText(text).then(
      () => toast(t('copied', { n: cellCount(bounds) })),
      (error: unknown) => toast(t('copyFailed', { reason: error instanceof Error ? error.message : '' }), { tone: 'error' }),
    );
  };
}

/** Only the keyboard moves the focus: a mouse press moves it by itself, and arriving data must not steal it. */
function useFollowFocus(box: RefObject<HTMLDivElement | null>, tip: CellRef | null): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !tip) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${tip.row}:${tip.column}"]`);
    if (!cell) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
  });
  return () => {
    wanted.current = true;
  };
}
