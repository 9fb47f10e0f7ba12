import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { forwardRate, type PointsNode } from './forward-points';
import { markToMarket, type Side } from './mark-to-market';

/** What a pair's market says on a day: spot, and the points by value date. */
export type PairMarket = { spot: number; nodes: readonly PointsNode[]; pointScale: number };

/** A deal as its confirmation states it: notional in base currency, rate in quote currency. */
export type ForwardDeal = { side: Side; notional: number; strike: number; maturity: Day };

/**
 * The undiscounted value of a forward on a day, in quote currency: the outright to its maturity from the day's market against its rate. On
 * its maturity it is worth the difference to spot, after it nothing can be said of it.
 *
 * @example revaluation({ side: 'sell', notional: 1e6, strike: 150, maturity: '2024-06-12' }, { spot: 149, nodes: [{ day: '2024-06-12', points: -50 }], pointScale: 100 }, '2024-06-05') // { value: 1500000 }
 */
export function revaluation(deal: ForwardDeal, market: PairMarket, on: Day, note: Note = ignore): Result {
  if (deal.maturity < on) return missing('not_applicable');
  note({ id: 'spot', value: market.spot, unit: 'factor' });
  const forward = deal.maturity === on ? { value: { outright: market.spot } } : forwardRate({ ...market, day: deal.maturity }, note);
  if (forward.value === null) return forward;
  const { outright } = forward.value;
  note({ id: 'outright', value: outright, unit: 'factor', at: deal.maturity });
  note({ id: 'strike', value: deal.strike, unit: 'factor' });
  note({ id: 'notional', value: deal.notional, unit: 'money' });
  return markToMarket({ ...deal, forward: outright, discounting: { by: 'none' } }, note);
}

/**
 * The revaluation with spot, nodes, outright and gain per unit.
 *
 * @example explainRevaluation({ side: 'buy', notional: 1, strike: 1, maturity: '2024-06-05' }, { spot: 2, nodes: [], pointScale: 100 }, '2024-06-05').result // { value: 1 }
 */
export function explainRevaluation(deal: ForwardDeal, market: PairMarket, on: Day): Explanation {
  return explained('fx.revaluation', { pointScale: market.pointScale }, note => revaluation(deal, market, on, note));
}
