import * as z from 'zod/mini';
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

/** Why a report cannot be published now. */
export type PublishMiss = 'notValidated' | 'notPopulated' | 'alreadyPublished' | 'secondPerson' | 'nothingMoved';

/** What changed and why, in the words of whoever issues a new version. */
export const restatementInput = z.strictObject({ reason: requiredText(TEXT_LIMITS.pasted, 'pastedTooLong') });
