import type { ReactNode } from 'react';
import type { GridColumn } from './grid/grid-column';

/** The grid's column: what is shown, exported and printed follows from its value. A plain table finds its widths by itself. */
export type TableColumn<Row> = Omit<GridColumn<Row>, 'width' | 'value'> & {
  width?: number;
  /** The heading is heard, not seen: above a column of names. */
  hideHeader?: boolean;
  /** Missing where a column only shows something: then a file gets what can be read off the page. */
  value?: GridColumn<Row>['value'];
  cell?: (row: Row) => ReactNode;
};

type Valued<Row> = TableColumn<Row> & Pick<GridColumn<Row>, 'value'>;

export const isValued = <Row>(column: TableColumn<Row>): column is Valued<Row> => column.value !== undefined;

/** A column as the grid has it. */
export function asGridColumn<Row>({ hideHeader: _, cell: __, ...column }: Valued<Row>): GridColumn<Row> {
  return { width: 0, ...column };
}
