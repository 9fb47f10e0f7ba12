import { addYears, type Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import type { Explanation, Result } from '#result';

/** The classes of remaining life in years, lower bound included; a bond past its maturity is an exception to look at. */
export const maturityBuckets = ['<1', '1-3', '3-5', '5-7', '7-10', '10+', 'no maturity', 'matured'] as const;
export type MaturityBucket = (typeof maturityBuckets)[number];

/** A bond's days. The legal maturity counts unless the effective one (next call, average life) is asked for. */
export type MaturityQuery = { asOf: Day; maturity: Day | null; effectiveMaturity?: Day | null; by?: 'legal' | 'effective' };

/** A holding with the market value that goes into its bucket. */
export type MaturingHolding = { marketValue: number; maturity: Day | null; effectiveMaturity?: Day | null };

/** What a bucket holds, and its share of the whole. */
export type BucketTotal = { bucket: MaturityBucket; marketValue: number; weight: number | null; count: number };

/**
 * The bucket of a bond, by anniversaries of the as-of day and not by days over 365. Perpetuals, funds and shares have no
 * maturity.
 *
 * @example maturityBucket({ asOf: '2024-12-31', maturity: '2027-12-31' }) // { value: '3-5' }
 */
export function maturityBucket(query: MaturityQuery, note: Note = ignore): Result<MaturityBucket> {
  const maturity = maturityIn(query);
  note({ id: 'maturity', value: maturity, unit: 'text' });
  if (maturity === null) return { value: 'no maturity' };
  if (maturity < query.asOf) return { value: 'matured' };
  for (const [years, bucket] of BOUNDS) {
    const anniversary = addYears(query.asOf, years);
    note({ id: 'anniversary', value: anniversary, unit: 'text', at: bucket });
    if (maturity < anniversary) return { value: bucket };
  }
  return { value: '10+' };
}

/**
 * The bucket with the anniversaries it was compared with.
 *
 * @example explainMaturityBucket({ asOf: '2024-12-31', maturity: '2025-03-31' }).steps[1].value // '2025-12-31'
 */
export function explainMaturityBucket(query: MaturityQuery): Explanation<MaturityBucket> {
  return explained<MaturityBucket>('bonds.maturity-bucket', { by: query.by ?? 'legal' }, note => maturityBucket(query, note));
}

/**
 * A book by bucket, every bucket listed. Weights are of the whole book, exceptions included; an empty book has none.
 *
 * @example maturityProfile([{ marketValue: 10, maturity: null }], '2024-12-31')[6] // { bucket: 'no maturity', weight: 1, … }
 */
export function maturityProfile(holdings: readonly MaturingHolding[], asOf: Day, by: 'legal' | 'effective' = 'legal'): BucketTotal[] {
  const placed = holdings.map(holding => ({ holding, bucket: maturityBucket({ asOf, by, ...holding }).value }));
  const whole = sumOf(holdings.map(holding => holding.marketValue));
  return maturityBuckets.map(bucket => {
    const inside = placed.filter(each => each.bucket === bucket);
    const marketValue = sumOf(inside.map(each => each.holding.marketValue));
    return { bucket, marketValue, weight: whole === 0 ? null : marketValue / whole, count: inside.length };
  });
}

const BOUNDS: readonly (readonly [number, MaturityBucket])[] = [
  [1, '<1'],
  [3, '1-3'],
  [5, '3-5'],
  [7, '5-7'],
  [10, '7-10'],
];

// A bond without an effective maturity falls back to its legal one.
function maturityIn({ maturity, effectiveMaturity, by = 'legal' }: MaturityQuery): Day | null {
  return by === 'effective' ? (effectiveMaturity ?? maturity) : maturity;
}
