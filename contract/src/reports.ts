import { compare } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';
import { measures, type FigureUnit, type Measure } from './figures';
import { fixed, scaled, type FigureValue } from './formats';
import { requiredText, TEXT_LIMITS } from './fields';

const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'] as const;
const over = (measure: string) => HORIZONS.map(horizon => `${measure}.${horizon}`);

/** What a mandate's report says of it. */
export const MANDATE_REPORT_COLUMNS: readonly string[] = [
  'marketValue.-',
  'flow.1m',
  'profit.1m',
  ...over('return'),
  ...over('benchmarkReturn'),
  ...over('excess'),
];

/** What the pack of a whole asset says of the total, its classes and its mandates. */
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

/** To how many decimals a published figure can be read, a rate's in percent; money is shown to its last digit. */
const READ_DECIMALS: Readonly<Record<Exclude<FigureUnit, 'money'>, { power: number; decimals: number }>> = {
  rate: { power: 2, decimals: 2 },
  points: { power: 2, decimals: 2 },
  weight: { power: 2, decimals: 1 },
  ratio: { power: 0, decimals: 2 },
  count: { power: 0, decimals: 0 },
};

/**
 * Whether two values of a figure read the same in a published report. Arithmetic over other months may differ in the sixteenth digit,
 * which nobody could have seen; a value where there was none, or none where there was one, is seen.
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

/** What changed and why, in the words of whoever issues a new version. */
export const restatementInput = z.strictObject({ reason: requiredText(TEXT_LIMITS.pasted, 'pastedTooLong') });
