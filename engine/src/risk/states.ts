import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';

/** Holdings, the return of each in every state of the world (one row per holding), and how likely each state is. */
export type StatesInputs = { weights: readonly number[]; returns: readonly (readonly number[])[]; probabilities: readonly number[] };

export type StatesPortfolio = { returns: readonly number[]; expected: number; variance: number; risk: number };

/**
 * What a portfolio returns in each state, what that comes to on average, and how widely it spreads.
 *
 * @example statesPortfolio({ weights: [0.5, 0.5], returns: [[5, 5], [10, -5]], probabilities: [0.5, 0.5] }).value
 * // returns [7.5, 0], expected 3.75, variance 14.0625, risk 3.75
 */
export function statesPortfolio(inputs: StatesInputs): Result<StatesPortfolio> {
  return overStates(inputs, ignore);
}

/**
 * The steps of `statesPortfolio`: return and probability of each state.
 *
 * @example explainStatesPortfolio({ weights: [1], returns: [[5]], probabilities: [1] }).steps[0] // { id: 'state_return', value: 5, … }
 */
export function explainStatesPortfolio(inputs: StatesInputs): Explanation<StatesPortfolio> {
  return explained('risk.states', {}, note => overStates(inputs, note));
}

function overStates({ weights, returns: rows, probabilities }: StatesInputs, note: Note): Result<StatesPortfolio> {
  if (weights.length === 0 || probabilities.length === 0) return missing('no_data');
  if (rows.length !== weights.length || rows.some(row => row.length !== probabilities.length)) return missing('gap');
  if (!allFinite([...weights, ...rows.flat(), ...probabilities])) return missing('no_data');
  if (Math.abs(sumOf(probabilities) - 1) > 1e-10 || probabilities.some(each => each < 0)) return missing('not_applicable');

  const returns = probabilities.map((_, state) => sumOf(weights.map((weight, i) => weight * rows[i]![state]!)));
  for (const [state, each] of returns.entries()) {
    note({ id: 'state_return', value: each, unit: 'rate', at: String(state) });
    note({ id: 'probability', value: probabilities[state]!, unit: 'rate', at: String(state) });
  }
  const expected = sumOfProducts(probabilities, returns);
  const variance = sumOf(returns.map((each, state) => probabilities[state]! * (each - expected) ** 2));
  return { value: { returns, expected, variance, risk: Math.sqrt(variance) } };
}
