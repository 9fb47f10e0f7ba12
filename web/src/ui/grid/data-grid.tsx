import type { Density } from '@hakaru/contract/preferences';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { ShownTable } from '#ui/export/shown-table';
import { byPriority, useIsPhone } from '#ui/phone-columns';
import { useWidth } from '#ui/use-width';
import type { GridColumn } from './grid-column';
import { shownTable } from './grid-export';
import { GridHeader } from './grid-header';
import { cutBetweenColumns, headGroups, placeColumns } from './grid-layout';
import { GridLine } from './grid-line';
import type { CellRef } from './grid-range';
import { GridOnPaper } from './grid-on-paper';
import type { Opened, Sort } from './grid-rows';
import { GridSummary } from './grid-summary';
import { gridText } from './grid-text';
import { GridTotals, type Totals } from './grid-totals';
import { useGrid } from './use-grid';
import { useGridKeys } from './use-grid-keys';
import { useWindowing } from './use-windowing';
import s from './grid.module.css';

export type GridHandle<Row = unknown> = {
  expandAll: () => void;
  collapseAll: () => void;
  /** The table as shown, for exports. */
  shown: () => ShownTable;
  /** The rows on screen, top to bottom. */
  rows: () => readonly Row[];
};

export type DataGridProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** Keep stable between renders, as rows, rowId and children too. */
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  children?: (row: Row) => readonly Row[] | undefined;
  initiallyOpen?: Opened;
  density?: Density;
  /** The number of columns pinned on the left. */
  pinned?: number;
  totals?: Totals;
  /** The row that is the total of all others: a selection does not add it to them. */
  wholeId?: string;
  empty?: ReactNode;
  footnote?: ReactNode;
  /** Called on Enter or a double click on a cell: the trace of a figure, or the page of the row. */
  onOpen?: (row: Row, column: GridColumn<Row>) => void;
  /** Both given where the sorting is stored elsewhere; otherwise the grid keeps it itself. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  ref?: Ref<GridHandle<Row>>;
};

export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 28, default: 32, comfortable: 40 };

/** A grid for many rows and columns, optionally a tree. Only the visible part is rendered; everything is reachable by keyboard. */
export function DataGrid<Row>(given: DataGridProps<Row>) {
  const props = usePhoneOrder(given);
  const { label, columns, children, density = 'default', pinned = 1, totals, empty, footnote } = props;
  const { grid, box, placed, groups, headRows, view, focus, onKeyDown } = useGridParts(props, given.columns);
  const rowHeight = ROW_HEIGHTS[density];
  return (
    <div className={s.frame}>
      <div
        ref={box}
        data-print="hide"
        className={s.box}
        role={children ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={grid.rows.length + headRows + (totals ? 1 : 0)}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        style={{ ['--row-height' as string]: `${rowHeight}px` /* a custom property, unknown to CSSProperties */ }}
      >
        <GridHeader
          columns={placed}
          groups={groups}
          width={view.totalWidth}
          pinned={pinned}
          sort={grid.sort}
          focused={focus.row === -1 ? focus.column : null}
          onSort={grid.sortBy}
        />
        {grid.rows.length === 0 ? (
          <div className={s.empty}>{empty}</div>
        ) : (
          <GridBody {...props} grid={grid} view={view} focus={focus} headRows={headRows} />
        )}
        {totals && grid.rows.length > 0 && (
          <GridTotals columns={placed} totals={totals} width={view.totalWidth} pinned={pinned} rowIndex={grid.rows.length + headRows + 1} />
        )}
      </div>
      <GridOnPaper label={label} columns={given.columns} rows={grid.rows} totals={totals} isTree={children !== undefined} />
      <GridSummary summary={grid.summary} footnote={footnote} />
    </div>
  );
}

/** The minimum width of a name on a phone, so that the three most important figures fit beside it. */
const PHONE_NAME_PX = 136;
const PHONE_AMOUNT_PX = 98;
const PHONE_RATE_PX = 64;

/** On a phone the columns are ordered by priority, beside a narrow name. */
function usePhoneOrder<Row>(props: DataGridProps<Row>): DataGridProps<Row> {
  const isPhone = useIsPhone();
  const { columns, pinned = 1 } = props;
  const ordered = useMemo(() => {
    if (!isPhone || !columns.some(({ priority }) => priority !== undefined)) return columns;
    return byPriority(columns, pinned).map((column, at) => {
      if (at === 0) return { ...column, width: PHONE_NAME_PX, grow: 0 };
      const most = column.width > PHONE_RATE_PX + 10 ? PHONE_AMOUNT_PX : PHONE_RATE_PX;
      return column.priority === undefined ? column : { ...column, width: Math.min(column.width, most) };
    });
  }, [isPhone, columns, pinned]);
  return { ...props, columns: ordered };
}

const NOTHING: Opened = new Set();

/** `whole` are the columns in the order of the table: a phone shows another order, but exports, print and clipboard keep this one. */
function useGridParts<Row>(props: DataGridProps<Row>, whole: readonly GridColumn<Row>[]) {
  const { rows, columns, rowId, children, initiallyOpen = NOTHING, density = 'default', pinned = 1, totals, onOpen, ref, label } = props;
  const [box, width] = useWidth<HTMLDivElement>(1200, label);
  const grid = useGrid({ rows, rowId, children, columns, initiallyOpen, sort: props.sort, onSort: props.onSort, wholeId: props.wholeId });
  const isPhone = useIsPhone();
  const placed = useMemo(() => {
    const isOrdered = isPhone && columns.some(({ priority }) => priority !== undefined);
    return placeColumns(isOrdered ? cutBetweenColumns(columns, width) : columns, width, pinned);
  }, [columns, width, pinned, isPhone]);
  const groups = useMemo(() => headGroups(placed), [placed]);
  const headRows = groups.some(group => group.label !== '') ? 2 : 1;
  const rowHeight = ROW_HEIGHTS[density];
  const view = useWindowing({
    name: label,
    box,
    rows: grid.rows.length,
    rowHeight,
    placed,
    pinned,
    headHeight: headRows === 2 ? 56 : 30,
    footHeight: totals ? rowHeight + 2 : 0,
    kept: grid.tip,
  });
  const openCell = ({ row, column }: CellRef) => {
    const line = grid.rows[row];
    const found = columns[column];
    if (line && found) onOpen?.(line.row, found);
  };
  const onKeyDown = useGridKeys({ grid, columns, whole, box, rowHeight, isTree: children !== undefined, show: view.show, openCell });
  const { setAll } = grid;
  useImperativeHandle(
    ref,
    () => ({
      expandAll: () => setAll(true),
      collapseAll: () => setAll(false),
      shown: () => shownTable({ title: label, rows: grid.rows, columns: whole, totals }),
      rows: () => grid.rows.map(({ row }) => row),
    }),
    [setAll, label, grid.rows, whole, totals],
  );
  const focus = grid.tip ?? { row: grid.rows.length > 0 ? 0 : -1, column: 0 };
  return { grid, box, placed, groups, headRows, view, focus, onKeyDown };
}

type BodyProps<Row> = DataGridProps<Row> & Pick<ReturnType<typeof useGridParts<Row>>, 'grid' | 'view' | 'focus' | 'headRows'>;

function GridBody<Row>({ children, pinned = 1, onOpen, grid, view, focus, headRows }: BodyProps<Row>) {
  const t = useText(gridText);
  const formats = useFormats();
  const { go, setOpen, selected } = grid;
  const labels = useMemo(() => ({ expand: t('expand'), collapse: t('collapse') }), [t]);
  const onPress = useCallback(
    (row: number, column: number, event: MouseEvent) => {
      if (event.button !== 0 || (event.target instanceof HTMLElement && event.target.closest('button, a'))) return;
      go({ row, column }, event.shiftKey);
    },
    [go],
  );
  const onDrag = useCallback((row: number, column: number) => go({ row, column }, true), [go]);
  // A page creates a new callback on each render; the many lines need not be rendered again for it.
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const onDouble = useCallback((row: Row, column: GridColumn<Row>) => latest.current?.(row, column), []);
  return (
    <div role="rowgroup" className={s.body} style={{ height: view.totalHeight, width: view.totalWidth }}>
      {view.lines.map(({ index, start }) => {
        const line = grid.rows[index];
        if (!line) return null;
        return (
          <GridLine
            key={line.id}
            line={line}
            at={index}
            rowIndex={index + headRows + 1}
            top={start}
            columns={view.columns}
            gap={view.gap}
            pinned={pinned}
            isTree={children !== undefined}
            selected={selected && index >= selected.top && index <= selected.bottom ? selected : null}
            focused={focus.row === index ? focus.column : null}
            formats={formats}
            labels={labels}
            onPress={onPress}
            onDrag={onDrag}
            onToggle={setOpen}
            onDouble={onDouble}
          />
        );
      })}
    </div>
  );
}
