import type { ReactNode } from 'react';
import type { GridColumn } from './grid/grid-column';
import { plainOf, type TableValue } from './table-value';

/** What every column has. A plain table finds its widths by itself. */
type Column<Row> = Omit<GridColumn<Row>, 'width' | 'value' | 'menu'> & {
  width?: number;
  /** The heading is heard, not seen: above a column of names. */
  hideHeader?: boolean;
};

/** A column that says its value: what is shown, exported and printed follows from it, or is drawn by `node` beside it. */
export type Valued<Row> = Column<Row> & { value: (row: Row) => TableValue; menu?: never };

/** A column of buttons, boxes or bars: of no use in a file. */
type Drawn<Row> = Column<Row> & { menu: true; node: (row: Row) => ReactNode; value?: never };

/** The grid's column for a plain table. */
export type TableColumn<Row> = Valued<Row> | Drawn<Row>;

export const isValued = <Row>(column: TableColumn<Row>): column is Valued<Row> => column.value !== undefined;

/** A column as the grid has it. */
export function asGridColumn<Row>({ hideHeader: _, menu: __, value, ...column }: Valued<Row>): GridColumn<Row> {
  return { width: 0, ...column, value: row => plainOf(value(row)) };
}
