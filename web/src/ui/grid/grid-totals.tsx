import type { ReactNode } from 'react';
import { useFormats } from '#platform/formats';
import { isEndAligned, type GridValue } from './grid-column';
import { names } from './grid-header';
import type { PlacedColumn } from './grid-layout';
import { textOf } from './cell-text';
import { isWorse } from './grid-line';
import s from './grid.module.css';

/** `nodes` are shown instead of the text, for totals that are figures with a trace. */
export type Totals = {
  label: string;
  values: Readonly<Record<string, GridValue>>;
  nodes?: Readonly<Record<string, ReactNode>>;
};

/** Pinned at the bottom. Totals come from the server, because a weighted return is not a sum. */
export function GridTotals<Row>(props: {
  columns: readonly PlacedColumn<Row>[];
  totals: Totals;
  width: number;
  pinned: number;
  rowIndex: number;
}) {
  const { columns, totals, width, pinned, rowIndex } = props;
  const formats = useFormats();
  return (
    <div role="row" aria-rowindex={rowIndex} className={names(s.row, s.totals)} style={{ width }}>
      {columns.map(({ column, at, left, width: size, pinned: isPinned }) => {
        const value = totals.values[column.id];
        const text = value === undefined ? '' : textOf(column, value, formats);
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={at + 1}
            className={names(
              s.td,
              isEndAligned(column) && s.num,
              isPinned && s.pin,
              at === pinned - 1 && s.edge,
              column.divider && s.divider,
              isWorse(column, value) && s.neg,
            )}
            style={{ width: size, ...(isPinned ? { left } : {}) }}
          >
            {at === 0 ? totals.label : (totals.nodes?.[column.id] ?? text)}
          </div>
        );
      })}
    </div>
  );
}
