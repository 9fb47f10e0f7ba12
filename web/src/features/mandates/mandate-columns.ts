import { horizons } from '@hakaru/engine/calendar/horizons';
import { QUALITY_COLUMNS } from '#features/figures/public';

/** Columns a person may show or hide; the name, the value and the weight always stand. */
export const termColumns = ['ref', 'manager', 'trustee', 'style', 'feeBps', 'inception', 'status'] as const;
export const riskColumns = ['trackingError.3y', 'informationRatio.3y'] as const;
export const returnColumns = horizons.map(horizon => `return.${horizon}`);
export const excessColumns = horizons.map(horizon => `excess.${horizon}`);

export const optionalColumns: readonly string[] = [...termColumns, ...returnColumns, ...excessColumns, ...riskColumns];

const SHOWN = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'];

export const defaultColumns: readonly string[] = [
  ...termColumns,
  ...SHOWN.map(horizon => `return.${horizon}`),
  ...SHOWN.map(horizon => `excess.${horizon}`),
  ...riskColumns,
];

/** What the address says, or the usual set; always in the order of the table. */
export function shownColumns(address: string | undefined): readonly string[] {
  if (address === undefined) return defaultColumns;
  const chosen = new Set(address.split(','));
  return optionalColumns.filter(column => chosen.has(column));
}

/** How a choice is written into the address: nothing when it is the usual one. */
export function columnsAddress(shown: readonly string[]): string | undefined {
  const inOrder = optionalColumns.filter(column => shown.includes(column)).join();
  return inOrder === defaultColumns.join() ? undefined : inOrder;
}

export const POSITION = ['marketValue.-', 'weight.-', ...QUALITY_COLUMNS] as const;

/** The columns to ask figures for. */
export function figureColumnsOf(shown: readonly string[]): string[] {
  return [...POSITION, ...shown.filter(column => column.includes('.'))];
}
