import { averagingMethods } from '#bonds/average-rating';
import { ratingRules } from '#bonds/rating-selection';
import { weightings } from '#bonds/weighted-average';

/** The methods of this folder that explain themselves. */
export const bondMethods = [
  { id: 'bonds.maturity-bucket', options: { by: ['legal', 'effective'] }, file: 'bonds/maturity-buckets.ts' },
  { id: 'bonds.rating-selection', options: { rule: ratingRules }, file: 'bonds/rating-selection.ts' },
  { id: 'bonds.average-rating', options: { method: averagingMethods }, file: 'bonds/average-rating.ts' },
  { id: 'bonds.weighted-average', options: { weighting: weightings }, file: 'bonds/weighted-average.ts' },
] as const;
