import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';

/** Weights are market values with accrued interest; yields may be weighted by market value times duration instead. */
export const weightings = ['marketValue', 'marketValueTimesDuration'] as const;
export type Weighting = (typeof weightings)[number];

/** A holding's market value and the figure to average; a figure nobody gave is null, not 0. */
export type WeightedItem = { marketValue: number; value: number | null; duration?: number | null };

/** The items and how they are weighted. */
export type WeightedAverage = { items: readonly WeightedItem[]; weighting?: Weighting };

/**
 * The weighted average of a figure (duration, yield, coupon) and the share of market value it covers. Items without the
 * figure are left out.
 *
 * @example weightedAverage({ items: [{ marketValue: 60, value: 5 }, { marketValue: 40, value: 2.5 }] }) // { value: 4, coverage: 1 }
 */
export function weightedAverage(input: WeightedAverage, note: Note = ignore): Result & { coverage: number | null } {
  const { items, weighting = 'marketValue' } = input;
  const counted = items.flatMap(item => {
    const weight = weightOf(item, weighting);
    return item.value === null || weight === null ? [] : [{ weight, value: item.value, marketValue: item.marketValue }];
  });
  const coverage = shareOf(sumOf(counted.map(each => each.marketValue)), sumOf(items.map(each => each.marketValue)));
  const weight = sumOf(counted.map(each => each.weight));
  note({ id: 'coverage', value: coverage, unit: 'rate' });
  note({ id: 'weight', value: weight, unit: 'money' });
  if (counted.length === 0) return { ...missing('no_data'), coverage };
  if (weight === 0) return { ...missing('zero_denominator'), coverage };
  const total = sumOf(counted.map(each => each.weight * each.value));
  note({ id: 'weightedTotal', value: total, unit: 'money' });
  return { value: total / weight + 0, coverage };
}

/**
 * The weighted average with its coverage, weight and weighted total.
 *
 * @example explainWeightedAverage({ items: [{ marketValue: 1, value: 2 }] }).result // { value: 2, coverage: 1 }
 */
export function explainWeightedAverage(input: WeightedAverage): Explanation {
  return explained<number>('bonds.weighted-average', { weighting: input.weighting ?? 'marketValue' }, note => weightedAverage(input, note));
}

function weightOf({ marketValue, duration }: WeightedItem, weighting: Weighting): number | null {
  if (weighting === 'marketValue') return marketValue;
  return duration === undefined || duration === null ? null : marketValue * duration;
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);
