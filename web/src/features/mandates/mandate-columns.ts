import { shownTermNames, termOf, type MandateTerm } from '@hakaru/contract/mandate-terms';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { QUALITY_COLUMNS } from '#features/figures/public';

/** Columns a person may show or hide; the name, the value and the weight always stand. */
const identifiers = ['ref', 'manager', 'trustee'] as const;
/** Declared terms that the list offers: texts stand with the identifiers, days with the contract. */
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

/** What a glance needs, and what a screen of usual width has room for. */
export const defaultColumns: readonly string[] = [
  'ref',
  ...SHOWN.map(horizon => `return.${horizon}`),
  ...SHOWN.map(horizon => `excess.${horizon}`),
];

/** Who and how, how well the value is known, and risk: all shown or put away at once. */
export const detailColumns: readonly string[] = [
  ...termColumns.filter(column => column !== 'ref' && !listedTerms.some(({ id, isHidden }) => id === column && isHidden)),
  ...QUALITY_COLUMNS,
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

export const POSITION = ['marketValue.-', 'weight.-'] as const;

/** The columns to ask figures for. */
export function figureColumnsOf(shown: readonly string[]): string[] {
  return [...POSITION, ...shown.filter(column => column.includes('.'))];
}
