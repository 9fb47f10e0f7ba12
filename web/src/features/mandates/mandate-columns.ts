import { shownTermNames, termOf, type MandateTerm } from '@hakaru/contract/mandate-terms';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { QUALITY_COLUMNS } from '#features/figures/public';

/** Columns that can be hidden; name, value and weight are always shown. */
const identifiers = ['ref', 'manager', 'trustee'] as const;
/** The declared terms offered as columns: texts are grouped with the identifiers, days with the contract. */
export const listedTerms = shownTermNames.flatMap(name => {
  const { shape, list } = termOf(name);
  return list ? [{ name, shape, ...list }] : [];
});
const listedIds = (shape: MandateTerm['shape']) => listedTerms.filter(term => term.shape === shape).map(({ id }) => id);
export const identifierColumns: readonly string[] = [...identifiers, ...listedIds('text')];
export const contractColumns: readonly string[] = ['feeBps', ...listedIds('day'), 'status'];
export const termColumns: readonly string[] = [...identifierColumns, ...contractColumns];
export const riskColumns = ['trackingError.3y', 'informationRatio.3y'] as const;
export const returnColumns = horizons.map(horizon => `return.${horizon}`);
export const excessColumns = horizons.map(horizon => `excess.${horizon}`);

export const optionalColumns: readonly string[] = [...termColumns, ...QUALITY_COLUMNS, ...returnColumns, ...excessColumns, ...riskColumns];

const SHOWN = ['1m', 'fytd', '1y', '3y', '5y'];

/** The default columns: those needed at a glance, and fitting on a screen of usual width. */
export const defaultColumns: readonly string[] = [
  'ref',
  ...SHOWN.map(horizon => `return.${horizon}`),
  ...SHOWN.map(horizon => `excess.${horizon}`),
];

/** Terms, data quality and risk: shown or hidden together. */
export const detailColumns: readonly string[] = [
  ...termColumns.filter(column => column !== 'ref' && !listedTerms.some(({ id, isHidden }) => id === column && isHidden)),
  ...QUALITY_COLUMNS,
  ...riskColumns,
];

/** The columns named in the address, or the default ones; always in the order of the table. */
export function shownColumns(address: string | undefined): readonly string[] {
  if (address === undefined) return defaultColumns;
  const chosen = new Set(address.split(','));
  return optionalColumns.filter(column => chosen.has(column));
}

/** The choice as written into the address; undefined when it is the default. */
export function columnsAddress(shown: readonly string[]): string | undefined {
  const inOrder = optionalColumns.filter(column => shown.includes(column)).join();
  return inOrder === defaultColumns.join() ? undefined : inOrder;
}

export const POSITION = ['marketValue.-', 'weight.-'] as const;

/** The columns to request figures for. */
export function figureColumnsOf(shown: readonly string[]): string[] {
  return [...POSITION, ...shown.filter(column => column.includes('.'))];
}
