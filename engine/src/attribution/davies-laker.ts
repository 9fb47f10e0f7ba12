import { explained, ignore, type Note } from '#explain';
import { compoundOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type TwoSided } from './segments';

/**
 * The four funds an effect is read off: the benchmark, its returns with the weights held, its weights with the returns earned, and the
 * portfolio.
 */
export type NotionalFunds = { benchmark: number; allocation: number; selection: number; portfolio: number };

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

/**
 * The four notional funds of one period.
 *
 * @example notionalFunds({ portfolio: { weights: [0.6, 0.4], returns: [0.1, 0.02] }, benchmark: { weights: [0.5, 0.5], returns: [0.08, 0.02] } })
 * // { value: { benchmark: 0.05, allocation: 0.056, selection: 0.06, portfolio: 0.068 } }
 */
export function notionalFunds(period: TwoSided): Result<NotionalFunds> {
  const segments = segmentsOf(period);
  if (segments.value === null) return segments;
  const { wp, wb, rp, rb, portfolio, benchmark } = segments.value;
  return { value: { benchmark, allocation: sumOfProducts(wp, rb), selection: sumOfProducts(wb, rp), portfolio } };
}

/**
 * The effects between the four funds, of one period or compounded over several.
 *
 * @example notionalEffects({ benchmark: 0.05, allocation: 0.056, selection: 0.06, portfolio: 0.068 })
 * // { allocation: 0.006, selection: 0.01, interaction: 0.002, excess: 0.018 }
 */
export function notionalEffects({ benchmark, allocation, selection, portfolio }: NotionalFunds): DaviesLaker {
  return {
    allocation: allocation - benchmark,
    selection: selection - benchmark,
    interaction: portfolio - allocation - selection + benchmark,
    excess: portfolio - benchmark,
  };
}

function notional(periods: readonly TwoSided[], note: Note): Result<DaviesLaker> {
  if (periods.length === 0) return missing('no_data');
  const funds: Record<keyof NotionalFunds, number[]> = { benchmark: [], allocation: [], selection: [], portfolio: [] };
  for (const period of periods) {
    const found = notionalFunds(period);
    if (found.value === null) return found;
    for (const name of FUNDS) funds[name].push(found.value[name]);
  }
  for (const name of FUNDS) note({ id: 'notional', value: compoundOf(funds[name]), unit: 'rate', at: name });
  return { value: notionalEffects(compoundedFunds(funds)) };
}

const FUNDS = ['benchmark', 'allocation', 'selection', 'portfolio'] as const;

function compoundedFunds(funds: Readonly<Record<keyof NotionalFunds, readonly number[]>>): NotionalFunds {
  return {
    benchmark: compoundOf(funds.benchmark),
    allocation: compoundOf(funds.allocation),
    selection: compoundOf(funds.selection),
    portfolio: compoundOf(funds.portfolio),
  };
}
