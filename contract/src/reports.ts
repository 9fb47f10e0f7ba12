import { compare } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';
import { measures, type FigureUnit, type Measure } from './figures';
import { fixed, scaled, type FigureValue } from './formats';
import { requiredText, TEXT_LIMITS } from './fields';

const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'] as const;
const over = (measure: string) => HORIZONS.map(horizon => `${measure}.${horizon}`);

/** The figures in a mandate's report. */
export const MANDATE_REPORT_COLUMNS: readonly string[] = [
  'marketValue.-',
  'flow.1m',
  'profit.1m',
  ...over('return'),
  ...over('benchmarkReturn'),
  ...over('excess'),
];

/** The figures in the pack of a whole asset: of the total, its classes and its mandates. */
export const ASSET_REPORT_COLUMNS: readonly string[] = [
  'marketValue.-',
  'weight.-',
  'policyWeight.-',
  'deviation.-',
  'flow.1m',
  'profit.1m',
  'contribution.1m',
  ...over('return'),
  ...over('benchmarkReturn'),
  ...over('excess'),
];

/** The decimals of a published figure, for a rate in percent; money is shown with all its digits. */
const READ_DECIMALS: Readonly<Record<Exclude<FigureUnit, 'money'>, { power: number; decimals: number }>> = {
  rate: { power: 2, decimals: 2 },
  points: { power: 2, decimals: 2 },
  weight: { power: 2, decimals: 1 },
  ratio: { power: 0, decimals: 2 },
  count: { power: 0, decimals: 0 },
};

/**
 * Whether two values of a figure look the same in a published report. Calculations over other months may differ in the sixteenth digit,
 * which is never visible; a value that appeared or disappeared is visible.
 *
 * @example readsSame('return', '0.27004', '0.27004000000000002') // true
 */
export function readsSame(measure: Measure, published: FigureValue, now: FigureValue): boolean {
  if (published === now) return true;
  const { unit } = measures[measure];
  if (unit === 'money') return typeof published === 'string' && typeof now === 'string' && compare(published, now) === 0;
  const { power, decimals } = READ_DECIMALS[unit];
  const read = (value: FigureValue) => fixed(scaled(value, power), { decimals: measure === 'deviation' ? 1 : decimals, mark: '-' });
  return read(published) === read(now);
}

/** Why a report cannot be published now. */
export type PublishMiss = 'notValidated' | 'notPopulated' | 'alreadyPublished' | 'secondPerson' | 'nothingMoved';

/** The reason for a new version, in the words of its publisher. */
export const restatementInput = z.strictObject({ reason: requiredText(TEXT_LIMITS.pasted, 'pastedTooLong') });
