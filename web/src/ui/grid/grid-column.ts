import type { AmountUnit } from '@hakaru/contract/preferences';
import type { ReactNode } from 'react';
import type { FigureShape } from '#platform/formats';

/** A raw value: what is sorted, copied and exported. Figures may be decimal text, days are yyyy-MM-dd. */
export type GridValue = number | string | boolean | null | undefined;

export type GridColumn<Row> = {
  id: string;
  header: string;
  /** Columns with the same group share one heading. */
  group?: string;
  /** Minimum width in px; `grow` distributes the remaining width. */
  width: number;
  grow?: number;
  /** A hairline before this column: between blocks, not between columns. */
  divider?: boolean;
  value: (row: Row) => GridValue;
  /** For figures: right-aligned, and formatted in this shape. */
  figure?: FigureShape & { worseBelowZero?: boolean; suffix?: string };
  date?: boolean;
  /** Formats values of other kinds; without it the value itself is shown. */
  show?: (value: GridValue, row: Row) => string;
  /** Shown beside or instead of the text: status, swatch. Copies and exports use `exported` or the value. */
  node?: (row: Row) => ReactNode;
  exported?: (row: Row) => GridValue;
  tone?: (row: Row) => 'neg' | 'dim' | undefined;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Order on a phone, lowest first; a column without it is folded into the row, or follows on the right. */
  priority?: number;
  /** Buttons of the row: always in its place, and left out of files. */
  menu?: true;
};

const UNIT_POWERS: Readonly<Record<AmountUnit, number>> = { one: 0, thousand: -3, million: -6, hundredMillion: -8 };

/** The standard shapes: a return always has two decimals, a weight one. Rates and weights are fractions. */
export const asRate = { power: 2, decimals: 2, worseBelowZero: true } as const;
export const asExcess = { power: 2, decimals: 2, signed: true, worseBelowZero: true } as const;
export const asWeight = { power: 2, decimals: 1 } as const;
export const asWeightDifference = { power: 2, decimals: 1, signed: true } as const;
export const asMultiple = { power: 0, decimals: 2, suffix: '×' } as const;
export const asCount = { power: 0, decimals: 0 } as const;

export function asAmount(unit: AmountUnit = 'million', decimals = 0): FigureShape {
  return { power: UNIT_POWERS[unit], decimals };
}

export function isEndAligned<Row>(column: GridColumn<Row>): boolean {
  return (column.align ?? (column.figure || column.date ? 'end' : 'start')) === 'end';
}
