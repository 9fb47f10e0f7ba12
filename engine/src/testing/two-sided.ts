import fc from 'fast-check';
import type { TwoSided } from '#attribution/segments';

const part = fc.integer({ min: 1, max: 1000 });
const monthly = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const row = fc.record({ own: part, other: part, ownReturn: monthly, otherReturn: monthly });

/**
 * Portfolios against benchmarks of so many segments, weights adding to 1 on both sides.
 *
 * @example fc.assert(fc.property(twoSided(3), sides => sides.portfolio.weights.length === 3))
 */
export function twoSided(segments: number): fc.Arbitrary<TwoSided> {
  return fc.array(row, { minLength: segments, maxLength: segments }).map(rows => ({
    portfolio: { weights: shares(rows.map(each => each.own)), returns: rows.map(each => each.ownReturn) },
    benchmark: { weights: shares(rows.map(each => each.other)), returns: rows.map(each => each.otherReturn) },
  }));
}

function shares(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, each) => sum + each, 0);
  return parts.map(each => each / total);
}
