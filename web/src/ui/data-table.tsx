import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { MISSING, useFormats, type Formats } from '#platform/formats';
import { usePanelTable } from '#ui/export/panel-table';
import { isEndAligned } from '#ui/grid/grid-column';
import { contentOf } from '#ui/grid/cell-text';
import { useText } from '#platform/text';
import { foldColumns, useIsPhone } from './phone-columns';
import { uiText } from './ui-text';
import s from './data-table.module.css';
import { asGridColumn, isValued, type TableColumn } from './table-column';
import type { TableValue } from './table-value';

export type { TableColumn } from './table-column';

export type TableSort = { by: string; direction: 'asc' | 'desc'; onSort: (by: string, direction: 'asc' | 'desc') => void };

export type FootCell = { value: TableValue; node: ReactNode };

export type DataTableProps<Row> = {
  /** For screen readers only: the panel's title is visible above. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  emphasis?: (row: Row) => 'strong' | 'quiet' | undefined;
  /** A stronger line below this row, for example between the fund and its parts. */
  ruleAfter?: (row: Row) => boolean;
  /** The content of a column's footer, on screen and in exports. */
  foot?: (columnId: string) => FootCell | null;
  sort?: TableSort;
};

/**
 * A plain table for up to about fifty rows; the first column identifies the row. Used in a flush Panel. On a phone the columns of highest
 * priority stay in the row, and the row expands to show the others.
 */
export function DataTable<Row>({ caption, columns, rows, rowId, emphasis, ruleAfter, foot, sort }: DataTableProps<Row>) {
  usePanelTable(caption, async () =>
    (await import('#ui/export/plain-table')).plainTable({ title: caption, columns, rows, ...(foot ? { foot } : {}) }),
  );
  const isPhone = useIsPhone();
  const { shown, folded } = useMemo(() => foldColumns(columns, isPhone), [columns, isPhone]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE);
  const toggle = (id: string) => setOpened(held => new Set(held.has(id) ? [...held].filter(one => one !== id) : [...held, id]));
  const fold = (id: string): Fold | undefined => (folded.length === 0 ? undefined : { isOpen: opened.has(id), onToggle: () => toggle(id) });
  return (
    <table className={s.table} data-folded={folded.length > 0 || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {shown.map(column => (
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
          <Fragment key={rowId(row)}>
            <Line row={row} columns={shown} emphasis={emphasis?.(row)} isRuled={ruleAfter?.(row)} fold={fold(rowId(row))} />
            {folded.length > 0 && opened.has(rowId(row)) && <Folded row={row} columns={folded} span={shown.length} />}
          </Fragment>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {shown.map((column, at) => (
              <td
                key={column.id}
                className={alignOf(column) === 'end' ? 'num' : undefined}
                data-align={alignOf(column)}
                data-divider={column.divider || undefined}
              >
                {at === 0 ? <Named fold={fold(FOOT)}>{foot(column.id)?.node}</Named> : foot(column.id)?.node}
              </td>
            ))}
          </tr>
          {folded.length > 0 && opened.has(FOOT) && (
            <FoldedRow span={shown.length} facts={folded.map(({ id, header }) => ({ id, header, node: foot(id)?.node }))} />
          )}
        </tfoot>
      )}
    </table>
  );
}

const NONE: ReadonlySet<string> = new Set();
const FOOT = 'foot';

type Fold = { isOpen: boolean; onToggle: () => void };
type LineProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  emphasis: 'strong' | 'quiet' | undefined;
  isRuled: boolean | undefined;
  fold: Fold | undefined;
};

function Line<Row>({ row, columns, emphasis, isRuled, fold }: LineProps<Row>) {
  const formats = useFormats();
  return (
    <tr data-emphasis={emphasis} data-rule={isRuled || undefined}>
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
            {at === 0 ? <Named fold={fold}>{contentIn(column, row, formats)}</Named> : contentIn(column, row, formats)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** The name of a row, with the button that expands its folded columns. */
function Named({ fold, children }: { fold: Fold | undefined; children: ReactNode }) {
  const t = useText(uiText);
  if (!fold) return children;
  return (
    <span className={s.named}>
      <button type="button" className={s.fold} aria-expanded={fold.isOpen} aria-label={t('otherColumns')} onClick={fold.onToggle}>
        {fold.isOpen ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
      </button>
      <span>{children}</span>
    </span>
  );
}

function Folded<Row>({ row, columns, span }: { row: Row; columns: readonly TableColumn<Row>[]; span: number }) {
  const formats = useFormats();
  return (
    <FoldedRow
      span={span}
      facts={columns.map(column => ({ id: column.id, header: column.header, node: contentIn(column, row, formats) }))}
    />
  );
}

/** The columns that do not fit beside the name, each with its heading. */
function FoldedRow({ span, facts }: { span: number; facts: readonly { id: string; header: string; node: ReactNode }[] }) {
  return (
    <tr className={s.folded}>
      <td colSpan={span}>
        <dl>
          {facts.map(({ id, header, node }) => (
            <div key={id}>
              <dt>{header}</dt>
              <dd className="num">{node ?? MISSING}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

function alignOf<Row>(column: TableColumn<Row>): 'start' | 'end' | undefined {
  return isValued(column) && isEndAligned(asGridColumn(column)) ? 'end' : column.align;
}

/** A column's own node is used as it is; for the others, a missing value is a dash. */
function contentIn<Row>(column: TableColumn<Row>, row: Row, formats: Formats): ReactNode {
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
