import type { GridColumn, GridValue } from './grid-column';

export type GridRow<Row> = {
  id: string;
  row: Row;
  depth: number;
  parentId: string | null;
  hasChildren: boolean;
  open: boolean;
};

export type Sort = { columnId: string; descending: boolean } | null;
export type Opened = 'all' | ReadonlySet<string>;

export type Tree<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  children?: ((row: Row) => readonly Row[] | undefined) | undefined;
};

/** The rows on screen, top to bottom: siblings sorted among themselves, children only under expanded parents. */
export function visibleRows<Row>(tree: Tree<Row>, opened: Opened, order: ((a: Row, b: Row) => number) | null): GridRow<Row>[] {
  const out: GridRow<Row>[] = [];
  const walk = (rows: readonly Row[], depth: number, parentId: string | null) => {
    for (const row of order ? rows.toSorted(order) : rows) {
      const id = tree.rowId(row);
      const children = tree.children?.(row) ?? [];
      const open = children.length > 0 && (opened === 'all' || opened.has(id));
      out.push({ id, row, depth, parentId, hasChildren: children.length > 0, open });
      if (open) walk(children, depth + 1, id);
    }
  };
  walk(tree.rows, 0, null);
  return out;
}

/** Ids of every row that can be expanded. */
export function openableIds<Row>({ rows, rowId, children }: Tree<Row>): string[] {
  return rows.flatMap(row => {
    const inner = children?.(row) ?? [];
    return inner.length > 0 ? [rowId(row), ...openableIds({ rows: inner, rowId, children })] : [];
  });
}

/** Missing values are last in either direction, because they are neither small nor large. */
export function ordering<Row>(column: GridColumn<Row>, descending: boolean): (a: Row, b: Row) => number {
  const direction = descending ? -1 : 1;
  return (a, b) => {
    const left = column.value(a);
    const right = column.value(b);
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
    return direction * (column.figure ? Number(left) - Number(right) : collator.compare(String(left), String(right)));
  };
}

/**
 * The sorting after a click on a heading: figures start with the largest, text with the first; the third click restores the given order.
 */
export function nextSort<Row>(sort: Sort, column: GridColumn<Row>): Sort {
  const first = column.figure !== undefined || column.date === true;
  if (sort?.columnId !== column.id) return { columnId: column.id, descending: first };
  return sort.descending === first ? { columnId: column.id, descending: !first } : null;
}

export function isMissing(value: GridValue): value is null | undefined {
  return value === null || value === undefined || value === '';
}

const collator = new Intl.Collator(['ja', 'en'], { numeric: true });
