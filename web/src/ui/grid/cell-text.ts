import type { ReactNode } from 'react';
import { MISSING, type Formats } from '#platform/formats';
import type { GridColumn, GridValue } from './grid-column';

/** The content of a cell: its node, or its value as text. */
export function contentOf<Row>(column: GridColumn<Row>, row: Row, formats: Formats): ReactNode {
  return column.node ? column.node(row) : textOf(column, column.value(row), formats, row);
}

export function textOf<Row>(column: GridColumn<Row>, value: GridValue, formats: Formats, row?: Row): string {
  if (column.figure) {
    const text = formats.figure(typeof value === 'boolean' ? null : value, column.figure);
    return text === MISSING ? MISSING : text + (column.figure.suffix ?? '');
  }
  if (column.date) return formats.date(typeof value === 'string' ? value : null);
  if (column.show && row !== undefined) return column.show(value, row);
  return value === null || value === undefined ? '' : String(value);
}
