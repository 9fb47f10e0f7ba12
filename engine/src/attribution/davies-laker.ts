import { explained, ignore, type Note } from '#explain';
import { compoundOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type TwoSided } from './segments';

/** Effects at the level of the whole: the four notional funds are compounded first and compared after. */
export type DaviesLaker = { allocation: number; selection: number; interaction: number; excess: number };

/**
 * Davies and Laker's attribution over several periods, exact without linking, for the total only.
 *
 * @example daviesLaker([{ portfolio: { weights: [0.6, 0.4], returns: [0.1, 0.02] }, benchmark: { weights: [0.5, 0.5], returns: [0.08, 0.02] } }])
 * // { value: { allocation: 0.006, selection: 0.01, interaction: 0.002, excess: 0.018 } }
 */
export function daviesLaker(periods: readonly TwoSided[]): Result<DaviesLaker> {
  return notional(periods, ignore);
}

/**
 * The steps of `daviesLaker`: the compounded returns of the four notional funds.
 *
 * @example explainDaviesLaker([]).result // { value: null, reason: 'no_data' }
 */
export function explainDaviesLaker(periods: readonly TwoSided[]): Explanation<DaviesLaker> {
  return explained('attribution.davies-laker', {}, note => notional(periods, note));
}

function notional(periods: readonly TwoSided[], note: Note): Result<DaviesLaker> {
  if (periods.length === 0) return missing('no_data');
  const funds: Record<'benchmark' | 'allocation' | 'selection' | 'portfolio', number[]> = {
    benchmark: [],
    allocation: [],
    selection: [],
    portfolio: [],
  };
  for (const period of periods) {
    const segments = segmentsOf(period);
    if (segments.value === null) return segments;
    const { wp, wb, rp, rb, portfolio, benchmark } = segments.value;
    funds.benchmark.push(benchmark);
    funds.allocation.push(sumOfProducts(wp, rb));
    funds.selection.push(sumOfProducts(wb, rp));
    funds.portfolio.push(portfolio);
  }
  for (const [name, returns] of Object.entries(funds)) note({ id: 'notional', value: compoundOf(returns), unit: 'rate', at: name });
  const p = compoundOf(funds.portfolio);
  const b = compoundOf(funds.benchmark);
  const a = compoundOf(funds.allocation);
  const s = compoundOf(funds.selection);
  return { value: { allocation: a - b, selection: s - b, interaction: p - a - s + b, excess: p - b } };
}
