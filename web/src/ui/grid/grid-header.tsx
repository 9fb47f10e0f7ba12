import { ArrowDown, ArrowUp } from 'lucide-react';
import { isEndAligned, type GridColumn } from './grid-column';
import type { HeadGroup, PlacedColumn } from './grid-layout';
import type { Sort } from './grid-rows';
import s from './grid.module.css';

export type GridHeaderProps<Row> = {
  columns: readonly PlacedColumn<Row>[];
  groups: readonly HeadGroup[];
  width: number;
  pinned: number;
  sort: Sort;
  focused: number | null;
  onSort: (column: GridColumn<Row>) => void;
};

export function GridHeader<Row>({ columns, groups, width, pinned, sort, focused, onSort }: GridHeaderProps<Row>) {
  const hasGroups = groups.some(({ label }) => label !== '');
  return (
    <div className={s.head} style={{ width }} role="rowgroup">
      {hasGroups && (
        <div className={s.groupRow} role="row" aria-rowindex={1}>
          {groups.map((group, at) => (
            <div
              key={group.key}
              role={group.label ? 'columnheader' : 'presentation'}
              className={names(s.group, group.pinned && s.pin, group.pinned && !groups[at + 1]?.pinned && s.edge)}
              style={{ width: group.width, ...(group.pinned ? { left: group.left } : {}) }}
            >
              {group.label && <span>{group.label}</span>}
            </div>
          ))}
        </div>
      )}
      <div className={s.headRow} role="row" aria-rowindex={hasGroups ? 2 : 1}>
        {columns.map(({ column, at, left, width: size, pinned: isPinned }) => {
          const direction = sort?.columnId === column.id ? (sort.descending ? 'descending' : 'ascending') : 'none';
          const sortable = column.sortable !== false;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={sortable ? direction : undefined}
              tabIndex={focused === at ? 0 : -1}
              data-place={`-1:${at}`}
              className={names(
                s.th,
                isEndAligned(column) && s.end,
                isPinned && s.pin,
                at === pinned - 1 && s.edge,
                column.divider && s.divider,
                sortable && s.sortable,
              )}
              style={{ width: size, ...(isPinned ? { left } : {}) }}
              onClick={() => onSort(column)}
            >
              {isEndAligned(column) && <Arrow direction={direction} />}
              <span className={s.clip} title={column.header}>
                {column.header}
              </span>
              {!isEndAligned(column) && <Arrow direction={direction} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Arrow({ direction }: { direction: 'none' | 'ascending' | 'descending' }) {
  if (direction === 'none') return null;
  return direction === 'descending' ? <ArrowDown size={11} aria-hidden="true" /> : <ArrowUp size={11} aria-hidden="true" />;
}

export function names(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
