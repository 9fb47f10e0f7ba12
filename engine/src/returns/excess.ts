import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { missing, type Result } from '#result';

/** The two ways a portfolio is compared with its benchmark. */
export type Excess = { arithmetic: Result; geometric: Result };

/**
 * Portfolio minus benchmark: the default excess.
 *
 * @example arithmeticExcess({ portfolio: 0.083, benchmark: 0.064 }) // { value: 0.019 }
 */
export function arithmeticExcess(returns: { portfolio: number; benchmark: number }): Result {
  return finite(returns.portfolio - returns.benchmark, 'no_data');
}

/**
 * What one unit of benchmark wealth became in the portfolio: (1 + Rp) / (1 + Rb) - 1.
 *
 * @example geometricExcess({ portfolio: 0.083, benchmark: 0.064 }) // { value: 0.01785714 }
 */
export function geometricExcess(returns: { portfolio: number; benchmark: number }): Result {
  if (returns.benchmark === -1) return missing('zero_denominator');
  return finite((1 + returns.portfolio) / (1 + returns.benchmark) - 1, 'zero_denominator');
}

/**
 * Both at once. For more than a year hand in the annualised returns: annualised excess is the difference (or ratio) of
 * annualised returns, not the annualised difference.
 *
 * @example excessReturn({ portfolio: 0.083, benchmark: 0.064 }).arithmetic // { value: 0.019 }
 */
export function excessReturn(returns: { portfolio: number; benchmark: number }): Excess {
  return { arithmetic: arithmeticExcess(returns), geometric: geometricExcess(returns) };
}

/**
 * One of the two with its inputs.
 *
 * @example explainExcess({ portfolio: 0.02, benchmark: 0.01 }, 'arithmetic').result // { value: 0.01 }
 */
export function explainExcess(returns: { portfolio: number; benchmark: number }, method: 'arithmetic' | 'geometric') {
  return explained('returns.excess', { method }, note => noted(returns, method, note));
}

function noted(returns: { portfolio: number; benchmark: number }, method: 'arithmetic' | 'geometric', note: Note = ignore): Result {
  note({ id: 'portfolio', value: returns.portfolio + 0, unit: 'rate' });
  note({ id: 'benchmark', value: returns.benchmark + 0, unit: 'rate' });
  return method === 'arithmetic' ? arithmeticExcess(returns) : geometricExcess(returns);
}
