import type { ReactNode } from 'react';
import { MISSING, useFormats, type Formats } from '#platform/formats';
import { usePanelTable } from '#ui/export/panel-table';
import { isEndAligned } from '#ui/grid/grid-column';
import { contentOf } from '#ui/grid/cell-text';
import s from './data-table.module.css';
import { asGridColumn, isValued, type TableColumn } from './table-column';
import type { TableValue } from './table-value';

export type { TableColumn } from './table-column';

export type TableSort = { by: string; direction: 'asc' | 'desc'; onSort: (by: string, direction: 'asc' | 'desc') => void };

export type FootCell = { value: TableValue; node: ReactNode };

export type DataTableProps<Row> = {
  /** Heard, not seen: the panel's title stands above. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  emphasis?: (row: Row) => 'strong' | 'quiet' | undefined;
  /** A stronger line under this row: between the fund and its parts. */
  ruleAfter?: (row: Row) => boolean;
  /** What stands below a column, and what a file gets of it. */
  foot?: (columnId: string) => FootCell | null;
  sort?: TableSort;
};

/** A plain table for up to about fifty rows; the first column names the row. Put it in a flush Panel. */
export function DataTable<Row>({ caption, columns, rows, rowId, emphasis, ruleAfter, foot, sort }: DataTableProps<Row>) {
  const formats = useFormats();
  usePanelTable(caption, async () =>
    (await import('#ui/export/plain-table')).plainTable({ title: caption, columns, rows, ...(foot ? { foot } : {}) }),
  );
  return (
    <table className={s.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th
              key={column.id}
              scope="col"
              data-align={alignOf(column)}
              data-divider={column.divider || undefined}
              {...(sort && column.sortable ? { 'aria-sort': orderOf(sort, column.id) } : {})}
            >
              {column.hideHeader ? <span className="sr-only">{column.header}</span> : <Heading column={column} sort={sort} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowId(row)} data-emphasis={emphasis?.(row)} data-rule={ruleAfter?.(row) || undefined}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  {...(at === 0 ? { scope: 'row' } : {})}
                  className={alignOf(column) === 'end' ? 'num' : undefined}
                  data-align={alignOf(column)}
                  data-divider={column.divider || undefined}
                >
                  {shown(column, row, formats)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {columns.map(column => (
              <td
                key={column.id}
                className={alignOf(column) === 'end' ? 'num' : undefined}
                data-align={alignOf(column)}
                data-divider={column.divider || undefined}
              >
                {foot(column.id)?.node}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function alignOf<Row>(column: TableColumn<Row>): 'start' | 'end' | undefined {
  return isValued(column) && isEndAligned(asGridColumn(column)) ? 'end' : column.align;
}

/** A column draws what it says it draws; of the others, what is missing is a dash, as in every table. */
function shown<Row>(column: TableColumn<Row>, row: Row, formats: Formats): ReactNode {
  if (column.node) return column.node(row);
  const text = isValued(column) ? contentOf(asGridColumn(column), row, formats) : '';
  return text === '' ? MISSING : text;
}

function orderOf(sort: TableSort, id: string): 'ascending' | 'descending' | 'none' {
  if (sort.by !== id) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

function Heading<Row>({ column, sort }: { column: TableColumn<Row>; sort: TableSort | undefined }) {
  if (!sort || !column.sortable) return column.header;
  const isChosen = sort.by === column.id;
  const next = isChosen && sort.direction === 'asc' ? 'desc' : 'asc';
  return (
    <button type="button" className={s.sort} onClick={() => sort.onSort(column.id, next)}>
      {column.header}
      {isChosen && (
        <span aria-hidden="true" className={s.arrow}>
          {sort.direction === 'asc' ? '↑' : '↓'}
        </span>
      )}
    </button>
  );
}
