import type { ReactNode } from 'react';
import type { GridColumn } from './grid/grid-column';
import { plainOf, type TableValue } from './table-value';

/** Properties of every column. A plain table determines its widths itself. */
type Column<Row> = Omit<GridColumn<Row>, 'width' | 'value' | 'menu'> & {
  width?: number;
  /** Hides the heading visually, above a column of names. */
  hideHeader?: boolean;
};

/** A column with a value, from which its display, export and print follow; `node` can replace the display. */
export type Valued<Row> = Column<Row> & { value: (row: Row) => TableValue; menu?: never };

/** A column of buttons, boxes or bars, left out of files. */
type Drawn<Row> = Column<Row> & { menu: true; node: (row: Row) => ReactNode; value?: never };

/** A column of a plain table. */
export type TableColumn<Row> = Valued<Row> | Drawn<Row>;

export const isValued = <Row>(column: TableColumn<Row>): column is Valued<Row> => column.value !== undefined;

/** The column in the grid's shape. */
export function asGridColumn<Row>({ hideHeader: _, menu: __, value, ...column }: Valued<Row>): GridColumn<Row> {
  return { width: 0, ...column, value: row => plainOf(value(row)) };
}
