import { allFinite } from '#number/finite';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Reason, type Result } from '#result';

/** Opening weights (flows at the start of the day included) and returns of one side, segment by segment. A return not known is null. */
export type Side = { weights: readonly number[]; returns: readonly (number | null)[] };

export type TwoSided = { portfolio: Side; benchmark: Side };

/**
 * The return of a segment that one side does not hold: the other side's, so that the whole effect is allocation, or zero, as some tools
 * have it, so that selection takes part of it.
 */
export type MissingReturn = 'other' | 'zero';

/** Both sides complete and of one length: weights and returns of the portfolio (wp, rp) and the benchmark (wb, rb), and their totals. */
export type Segments = {
  wp: readonly number[];
  wb: readonly number[];
  rp: readonly number[];
  rb: readonly number[];
  portfolio: number;
  benchmark: number;
};

/**
 * Both sides made complete. Refused are weights that do not add to 1 on each side to 1e-10 (`not_applicable`) and a held segment without a
 * return (`gap`).
 *
 * @example segmentsOf({ portfolio: { weights: [1, 0], returns: [0.1, null] }, benchmark: { weights: [0.5, 0.5], returns: [0.1, 0.2] } }, 'other')
 * // { value: { wp: [1, 0], wb: [0.5, 0.5], rp: [0.1, 0.2], rb: [0.1, 0.2], portfolio: 0.1, benchmark: 0.15 } }
 */
export function segmentsOf(inputs: TwoSided, missingReturn: MissingReturn = 'other'): Result<Segments> {
  const refusal = refusalOf(inputs);
  if (refusal) return missing(refusal);
  const { portfolio, benchmark } = inputs;
  const rp = filled(portfolio.returns, benchmark.returns, missingReturn);
  const rb = filled(benchmark.returns, portfolio.returns, missingReturn);
  if (!allFinite([...rp, ...rb])) return missing('no_data');
  const wp = portfolio.weights;
  const wb = benchmark.weights;
  return { value: { wp, wb, rp, rb, portfolio: sumOfProducts(wp, rp), benchmark: sumOfProducts(wb, rb) } };
}

/**
 * Whether weights add to 1 as closely as an attribution needs.
 *
 * @example addToOne([0.4, 0.3, 0.3]) // true
 */
export function addToOne(weights: readonly number[]): boolean {
  return Math.abs(sumOf(weights) - 1) <= 1e-10;
}

function refusalOf({ portfolio, benchmark }: TwoSided): Reason | null {
  const count = portfolio.weights.length;
  if (count === 0 || !allFinite([...portfolio.weights, ...benchmark.weights])) return 'no_data';
  if ([portfolio.returns, benchmark.weights, benchmark.returns].some(list => list.length !== count)) return 'gap';
  if ([portfolio, benchmark].some(hasGap)) return 'gap';
  return addToOne(portfolio.weights) && addToOne(benchmark.weights) ? null : 'not_applicable';
}

const hasGap = ({ weights, returns }: Side) => weights.some((weight, i) => weight !== 0 && returns[i] === null);

// Held by neither side, a segment weighs nothing on both, and any return will do.
function filled(own: Side['returns'], other: Side['returns'], missingReturn: MissingReturn): number[] {
  return own.map((value, i) => value ?? (missingReturn === 'other' ? (other[i] ?? 0) : 0));
}
