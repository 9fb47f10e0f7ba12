import { explained, ignore, type Note } from '#explain';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Result } from '#result';

/**
 * Weights after a period nobody traded in: w (1 + r) / (1 + R). They add up to what they added up to before.
 *
 * @example driftedWeights([0.5, 0.5], [0.1, -0.05]) // { value: [0.536585, 0.463415] }
 */
export function driftedWeights(weights: readonly number[], returns: readonly number[]): Result<number[]> {
  if (weights.length !== returns.length) throw new RangeError('a weight and a return for each part');
  const grown = weights.map((weight, index) => weight * (1 + (returns[index] ?? 0)));
  const total = sumOf(grown);
  const before = sumOf(weights);
  if (before === 0) return missing('zero_denominator');
  return total <= 0 ? missing('total_loss') : { value: grown.map(each => (each * before) / total) };
}

/**
 * The weights at the beginning of each period when the first are left to drift.
 *
 * @example openingWeights([0.5, 0.5], [[0.1, -0.05], [0, 0.05]]).value?.[1] // [0.536585, 0.463415]
 */
export function openingWeights(
  weights: readonly number[],
  periods: readonly (readonly number[])[],
  note: Note = ignore,
): Result<number[][]> {
  let current: number[] = [...weights];
  const opening: number[][] = [];
  for (const [index, returns] of periods.entries()) {
    opening.push(current);
    note({ id: 'periodReturn', value: sumOfProducts(current, returns), unit: 'rate', at: String(index + 1) });
    const next = driftedWeights(current, returns);
    if (next.value !== null) current = next.value;
    else if (index < periods.length - 1) return next;
  }
  return { value: opening };
}

/**
 * Drift with the return of each period.
 *
 * @example explainOpeningWeights([1], [[0.1]]).steps // periodReturn 0.1
 */
export function explainOpeningWeights(weights: readonly number[], periods: readonly (readonly number[])[]) {
  return explained('benchmarks.drift', {}, note => openingWeights(weights, periods, note));
}
