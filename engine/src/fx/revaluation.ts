import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { forwardRate, type PointsNode } from './forward-points';
import { markToMarket, type Side } from './mark-to-market';

/** What a pair's market says on a day: spot, and the points by value date. */
export type PairMarket = { spot: number; nodes: readonly PointsNode[]; pointScale: number };

/** A deal as its confirmation states it: notional in base currency, rate in quote currency. */
export type ForwardDeal = { side: Side; notional: number; strike: number; maturity: Day };

const UNDISCOUNTED = { by: 'none' } as const;

/**
 * The undiscounted value of a forward on a day, in quote currency: the outright to its maturity from the day's market against its rate. On
 * its maturity it is worth the difference to spot, after it nothing can be said of it.
 *
 * @example revaluation({ side: 'sell', notional: 1e6, strike: 150, maturity: '2024-06-12' }, { spot: 149, nodes: [{ day: '2024-06-12', points: -50 }], pointScale: 100 }, '2024-06-05') // { value: 1500000 }
 */
export function revaluation(deal: ForwardDeal, market: PairMarket, on: Day, note: Note = ignore): Result {
  return revaluationAt(deal, outrightOn(market, deal.maturity, on, note), note);
}

/**
 * The market's rate to a maturity on a day: spot on the day itself, nothing after it. Many deals of one pair mature on few days: it is read once
 * for each of them.
 *
 * @example outrightOn({ spot: 149, nodes: [], pointScale: 100 }, '2024-06-05', '2024-06-05') // { value: 149 }
 */
export function outrightOn(market: PairMarket, maturity: Day, on: Day, note: Note = ignore): Result {
  if (maturity < on) return missing('not_applicable');
  note({ id: 'spot', value: market.spot, unit: 'factor' });
  if (maturity === on) return { value: market.spot };
  const forward = forwardRate({ ...market, day: maturity }, note);
  return forward.value === null ? forward : { value: forward.value.outright };
}

/**
 * The value of a deal at the market's rate to its maturity.
 *
 * @example revaluationAt({ side: 'buy', notional: 1, strike: 1, maturity: '2024-06-05' }, { value: 2 }) // { value: 1 }
 */
export function revaluationAt(deal: ForwardDeal, outright: Result, note: Note = ignore): Result {
  if (outright.value === null) return outright;
  note({ id: 'outright', value: outright.value, unit: 'factor', at: deal.maturity });
  note({ id: 'strike', value: deal.strike, unit: 'factor' });
  note({ id: 'notional', value: deal.notional, unit: 'money' });
  const { side, notional, strike } = deal;
  return markToMarket({ side, notional, strike, forward: outright.value, discounting: UNDISCOUNTED }, note);
}

/**
 * The revaluation with spot, nodes, outright and gain per unit.
 *
 * @example explainRevaluation({ side: 'buy', notional: 1, strike: 1, maturity: '2024-06-05' }, { spot: 2, nodes: [], pointScale: 100 }, '2024-06-05').result // { value: 1 }
 */
export function explainRevaluation(deal: ForwardDeal, market: PairMarket, on: Day): Explanation {
  return explained('fx.revaluation', { pointScale: market.pointScale }, note => revaluation(deal, market, on, note));
}
