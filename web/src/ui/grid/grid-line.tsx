import { ChevronRight } from 'lucide-react';
import { memo, type CSSProperties, type MouseEvent } from 'react';
import { isFigure, isNegative, type Formats } from '#platform/formats';
import { isEndAligned, type GridColumn, type GridValue } from './grid-column';
import { contentOf } from './cell-text';
import { names } from './grid-header';
import type { PlacedColumn } from './grid-layout';
import type { Bounds } from './grid-range';
import type { GridRow } from './grid-rows';
import s from './grid.module.css';

export type GridLineProps<Row> = {
  line: GridRow<Row>;
  at: number;
  rowIndex: number;
  top: number;
  /** The visible columns, pinned ones first, and the width left out before the first unpinned one. */
  columns: readonly PlacedColumn<Row>[];
  gap: number;
  pinned: number;
  isTree: boolean;
  selected: Bounds | null;
  focused: number | null;
  formats: Formats;
  labels: { expand: string; collapse: string };
  onPress: (at: number, column: number, event: MouseEvent) => void;
  onDrag: (at: number, column: number) => void;
  onToggle: (id: string, open: boolean) => void;
  onDouble: (row: Row, column: GridColumn<Row>) => void;
};

function Line<Row>(props: GridLineProps<Row>) {
  const { line, at, rowIndex, top, columns, gap, pinned, isTree, focused } = props;
  const firstLoose = columns.findIndex(({ pinned: isPinned }) => !isPinned);
  return (
    <div
      role="row"
      className={s.row}
      aria-rowindex={rowIndex}
      {...(isTree
        ? { 'aria-level': line.depth + 1, 'data-level': Math.min(line.depth, 2), 'data-parent': line.hasChildren || undefined }
        : {})}
      {...(line.hasChildren ? { 'aria-expanded': line.open } : {})}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((placed, index) => {
        const { column, at: columnAt, left, width, pinned: isPinned } = placed;
        const edges = edgesOf(props.selected, at, columnAt);
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={columnAt + 1}
            aria-selected={edges ? true : undefined}
            tabIndex={focused === columnAt ? 0 : -1}
            data-place={`${at}:${columnAt}`}
            className={names(
              s.td,
              isEndAligned(column) && s.num,
              isPinned && s.pin,
              columnAt === pinned - 1 && s.edge,
              column.divider && s.divider,
              edges && s.selected,
              toneOf(column, line.row),
            )}
            style={cellStyle({ width, left: isPinned ? left : null, gap: index === firstLoose ? gap : 0, edges })}
            onMouseDown={event => props.onPress(at, columnAt, event)}
            onMouseEnter={event => event.buttons === 1 && props.onDrag(at, columnAt)}
            onDoubleClick={() => props.onDouble(line.row, column)}
          >
            {isTree && columnAt === 0 ? <TreeName {...props} column={column} /> : contentOf(column, line.row, props.formats)}
          </div>
        );
      })}
    </div>
  );
}

// Generic components lose their parameter through memo; the cast restores it.
export const GridLine = memo(Line) as typeof Line; // see above

function TreeName<Row>({ line, column, formats, labels, onToggle }: GridLineProps<Row> & { column: GridColumn<Row> }) {
  return (
    <span className={s.tree} style={{ paddingLeft: line.depth * 18 }}>
      {line.hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          className={s.twist}
          data-open={line.open || undefined}
          aria-label={line.open ? labels.collapse : labels.expand}
          onClick={() => onToggle(line.id, !line.open)}
        >
          <ChevronRight size={14} aria-hidden="true" />
        </button>
      ) : (
        <i className={s.noTwist} />
      )}
      <span className={s.clip} title={String(column.value(line.row) ?? '')}>
        {contentOf(column, line.row, formats)}
      </span>
    </span>
  );
}

export function isWorse<Row>(column: GridColumn<Row>, value: GridValue): boolean {
  if (!column.figure?.worseBelowZero || typeof value === 'boolean') return false;
  // Amounts in millions are rounded left of the decimal point, for which the formatter has no option.
  return isNegative(value, Math.max(0, column.figure.decimals + column.figure.power));
}

function toneOf<Row>(column: GridColumn<Row>, row: Row): string | undefined {
  const value = column.value(row);
  const tone = column.tone?.(row) ?? (isWorse(column, value) ? 'neg' : undefined);
  if (tone) return s[tone];
  return column.figure && !isFigure(value) ? s['dim'] : undefined;
}

type Edges = { top: boolean; bottom: boolean; left: boolean; right: boolean };

function edgesOf(bounds: Bounds | null, row: number, column: number): Edges | null {
  if (!bounds || row < bounds.top || row > bounds.bottom || column < bounds.left || column > bounds.right) return null;
  return { top: row === bounds.top, bottom: row === bounds.bottom, left: column === bounds.left, right: column === bounds.right };
}

function cellStyle({ width, left, gap, edges }: { width: number; left: number | null; gap: number; edges: Edges | null }): CSSProperties {
  const lines = edges && [
    edges.top && 'inset 0 1px 0 var(--accent)',
    edges.bottom && 'inset 0 -1px 0 var(--accent)',
    edges.left && 'inset 1px 0 0 var(--accent)',
    edges.right && 'inset -1px 0 0 var(--accent)',
  ];
  return {
    width,
    ...(left === null ? {} : { left }),
    ...(gap > 0 ? { marginLeft: gap } : {}),
    ...(lines ? { boxShadow: lines.filter(Boolean).join(',') || undefined } : {}),
  };
}
