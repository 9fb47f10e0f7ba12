import { useFormats, type Formats } from '#platform/formats';
import { useIsPrinting } from '#ui/print/use-is-printing';
import { isEndAligned, type GridColumn } from './grid-column';
import { contentOf, textOf } from './cell-text';
import type { GridRow } from './grid-rows';
import type { Totals } from './grid-totals';
import s from './grid-on-paper.module.css';

type PaperProps<Row> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly GridRow<Row>[];
  totals: Totals | undefined;
  isTree: boolean;
};

/** On screen only the visible rows are rendered; for print all of them, as a table whose headings repeat on every page. */
export function GridOnPaper<Row>(props: PaperProps<Row>) {
  return useIsPrinting() ? <PaperTable {...props} /> : null;
}

/** A table too wide for a page at the usual size has smaller letters, down to the smallest legible size. */
const WIDE = [
  { above: 1500, size: 'small' },
  { above: 1150, size: 'medium' },
] as const;

function PaperTable<Row>({ label, columns: all, rows, totals, isTree }: PaperProps<Row>) {
  const formats = useFormats();
  const columns = all.filter(({ menu }) => !menu);
  const groups = groupsOf(columns);
  const hasGroups = groups.some(group => group.label !== '');
  const wide = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <table className={s.table} data-size={WIDE.find(({ above }) => wide > above)?.size}>
      <caption className="sr-only">{label}</caption>
      <thead>
        {hasGroups && (
          <tr>
            {groups.map((group, at) => (
              <th key={at} colSpan={group.span} scope="colgroup" className={s.group}>
                {group.label}
              </th>
            ))}
          </tr>
        )}
        <tr>
          {columns.map(column => (
            <th
              key={column.id}
              scope="col"
              data-align={isEndAligned(column) ? 'end' : undefined}
              data-divider={column.divider || undefined}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, row, depth }) => (
          <tr key={id} data-level={isTree ? Math.min(depth, 2) : undefined}>
            {columns.map((column, at) => (
              <PaperCell key={column.id} column={column} row={row} formats={formats} indent={at === 0 ? depth : 0} />
            ))}
          </tr>
        ))}
        {totals && (
          <tr className={s.totals}>
            {columns.map((column, at) => {
              const value = totals.values[column.id];
              const text = value === undefined ? '' : textOf(column, value, formats);
              return (
                <td key={column.id} data-align={isEndAligned(column) ? 'end' : undefined}>
                  {at === 0 ? totals.label : text}
                </td>
              );
            })}
          </tr>
        )}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { column: GridColumn<Row>; row: Row; formats: Formats; indent: number };

function PaperCell<Row>({ column, row, formats, indent }: CellProps<Row>) {
  return (
    <td
      data-align={isEndAligned(column) ? 'end' : undefined}
      data-divider={column.divider || undefined}
      {...(indent > 0 ? { style: { paddingLeft: 4 + indent * 12 } } : {})}
    >
      {contentOf(column, row, formats)}
    </td>
  );
}

function groupsOf<Row>(columns: readonly GridColumn<Row>[]): { label: string; span: number }[] {
  const groups: { label: string; span: number }[] = [];
  for (const { group = '' } of columns) {
    const last = groups.at(-1);
    if (last?.label === group) last.span++;
    else groups.push({ label: group, span: 1 });
  }
  return groups;
}
