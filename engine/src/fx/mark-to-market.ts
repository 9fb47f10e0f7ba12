import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { missing, type Explanation, type Result } from '#result';

/** Whether the base currency was bought or sold forward. */
export type Side = 'buy' | 'sell';

/** How value at maturity becomes value today: not at all (statement valuation), by a factor, or by a simple rate. */
export type Discounting = { by: 'none' } | { by: 'factor'; factor: number } | { by: 'rate'; rate: number; days: number; basis: 360 | 365 };

/** An open forward: notional in base currency, agreed and current forward rate. At maturity the forward is the spot. */
export type OpenForward = { side: Side; notional: number; strike: number; forward: number; discounting: Discounting };

/**
 * The value of an open forward in the quote currency: side × N × (F - K) × DF.
 *
 * @example markToMarket({ side: 'buy', notional: 1e6, strike: 150, forward: 151, discounting: { by: 'none' } }) // { value: 1000000 }
 */
export function markToMarket({ side, notional, strike, forward, discounting }: OpenForward, note: Note = ignore): Result {
  const factor = discountFactor(discounting);
  if (factor.value === null) return factor;
  note({ id: 'discountFactor', value: factor.value, unit: 'factor' });
  const gain = (side === 'buy' ? 1 : -1) * (forward - strike);
  note({ id: 'gainPerUnit', value: gain + 0, unit: 'rate' });
  return finite(gain * notional * factor.value, 'no_data');
}

/**
 * The valuation with its discount factor and gain per unit.
 *
 * @example explainMarkToMarket({ side: 'sell', notional: 1, strike: 2, forward: 1, discounting: { by: 'none' } }).result // { value: 1 }
 */
export function explainMarkToMarket(input: OpenForward): Explanation {
  return explained('fx.mark-to-market', { discounting: input.discounting.by }, note => markToMarket(input, note));
}

/**
 * The discount factor: 1 / (1 + r d/b) for a rate.
 *
 * @example discountFactor({ by: 'rate', rate: 0.1, days: 360, basis: 360 }) // { value: 0.909… }
 */
export function discountFactor(discounting: Discounting): Result {
  if (discounting.by === 'none') return { value: 1 };
  if (discounting.by === 'factor') return finite(discounting.factor, 'no_data');
  const growth = 1 + (discounting.rate * discounting.days) / discounting.basis;
  return growth === 0 ? missing('zero_denominator') : finite(1 / growth, 'no_data');
}
