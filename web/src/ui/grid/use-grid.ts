import { useCallback, useMemo, useState } from 'react';
import type { GridColumn } from './grid-column';
import { boundsOf, cellCount, summarise, type Bounds, type CellRef, type SelectedFigures, type Summary } from './grid-range';
import { isMissing, nextSort, openableIds, ordering, visibleRows, type GridRow, type Opened, type Sort, type Tree } from './grid-rows';

export type GridState<Row> = {
  rows: GridRow<Row>[];
  sort: Sort;
  order: ((a: Row, b: Row) => number) | null;
  sortBy: (column: GridColumn<Row>) => void;
  setOpen: (id: string, open: boolean) => void;
  setAll: (open: boolean) => void;
  anchor: CellRef | null;
  tip: CellRef | null;
  /** More than one cell; null for a single focused cell. */
  selected: Bounds | null;
  go: (to: CellRef, extend: boolean) => void;
  selectAll: () => void;
  summary: Summary | null;
};

/** `sort` and `onSort` are given where a saved view keeps the sorting; otherwise the grid keeps it itself. */
export type GridSource<Row> = Tree<Row> & {
  columns: readonly GridColumn<Row>[];
  initiallyOpen: Opened;
  wholeId?: string | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
};

/** The state of a grid: sorting, expanded rows, and both ends of the selection. */
export function useGrid<Row>({ rows: given, rowId, children, columns, initiallyOpen, ...kept }: GridSource<Row>): GridState<Row> {
  const [ownSort, setOwnSort] = useState<Sort>(null);
  const [sort, setSort] = kept.onSort ? [kept.sort ?? null, kept.onSort] : [ownSort, setOwnSort];
  const [opened, setOpened] = useState<Opened>(initiallyOpen);
  const [ends, setEnds] = useState<{ anchor: CellRef; tip: CellRef } | null>(null);
  const tree = useMemo<Tree<Row>>(() => ({ rows: given, rowId, children }), [given, rowId, children]);

  const order = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.columnId);
    return column && sort ? ordering(column, sort.descending) : null;
  }, [sort, columns]);
  const rows = useMemo(() => visibleRows(tree, opened, order), [tree, opened, order]);

  const go = useCallback(
    (to: CellRef, extend: boolean) => setEnds(before => ({ anchor: extend && before ? before.anchor : to, tip: to })),
    [],
  );
  const setOpen = useCallback(
    (id: string, open: boolean) => {
      setOpened(before => {
        const next = new Set(before === 'all' ? openableIds(tree) : before);
        if (open) next.add(id);
        else next.delete(id);
        return next;
      });
    },
    [tree],
  );
  const setAll = useCallback((open: boolean) => setOpened(open ? 'all' : new Set()), []);
  const bounds = ends ? boundsOf(ends.anchor, ends.tip) : null;
  const selected = bounds && cellCount(bounds) > 1 ? bounds : null;
  return {
    rows,
    sort,
    order,
    sortBy: column => {
      if (column.sortable !== false) setSort(nextSort(sort, column));
    },
    setOpen,
    setAll,
    anchor: ends?.anchor ?? null,
    tip: ends?.tip ?? null,
    selected,
    go,
    selectAll: () => setEnds({ anchor: { row: 0, column: 0 }, tip: { row: rows.length - 1, column: columns.length - 1 } }),
    summary: selected ? summarise(cellCount(selected), figuresIn({ rows, columns, wholeId: kept.wholeId }, selected)) : null,
  };
}

/** The selected figures in the unit of their headings, so that the sum is in the unit of the cells. */
function figuresIn<Row>(
  { rows, columns, wholeId }: { rows: readonly GridRow<Row>[]; columns: readonly GridColumn<Row>[]; wholeId: string | undefined },
  { top, bottom, left, right }: Bounds,
): SelectedFigures {
  const chosen = rows.slice(top, bottom + 1);
  const wholes = new Set(chosen.map(({ parentId }) => parentId));
  const isWhole = ({ id }: GridRow<Row>) => wholes.has(id) || (id === wholeId && chosen.length > 1);
  const lines = chosen.filter(line => !isWhole(line));
  const byUnit = new Map<string, number[]>();
  for (const column of columns.slice(left, right + 1)) {
    const { value, figure } = column;
    const figures = lines.map(({ row }) => value(row)).filter(one => !isMissing(one));
    if (!figure || figures.length === 0) continue;
    const unit = unitOf(figure);
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), ...figures.map(one => Number(one) * 10 ** figure.power)]);
  }
  return { byUnit, subtotals: chosen.length - lines.length };
}

/** A return and a weight are both percentages but are formatted differently, so they are not added up either. */
const unitOf = ({ power, decimals, suffix = '' }: NonNullable<GridColumn<unknown>['figure']>) => `${power} ${decimals} ${suffix}`;
