import { explained, ignore, type Note } from '#explain';
import type { Explanation, Result } from '#result';

/** A derivative of a fund seen from outside: what is not known is taken at its prudent value. */
export type CounterpartyQuery = {
  notional: number;
  riskWeight: number;
  replacementCost?: number;
  futureExposure?: number;
  isCleared: boolean;
};

/** The exposure at default and what it weighs. */
export type CounterpartyExposure = { exposure: number; rwa: number };

/**
 * The counterparty risk of a derivative in a fund: 1.4 × (replacement cost + future exposure). An unknown replacement cost
 * is the notional, an unknown future exposure 15 % of it. In place of a CVA charge the weight counts 1.5 times, unless the
 * trade is cleared through a qualifying central counterparty.
 *
 * @example counterpartyExposure({ notional: 100, riskWeight: 0.02, isCleared: true }) // { value: { exposure: 161, rwa: 3.22 } }
 */
export function counterpartyExposure(query: CounterpartyQuery, note: Note = ignore): Result<CounterpartyExposure> {
  const replacementCost = query.replacementCost ?? Math.abs(query.notional);
  const futureExposure = query.futureExposure ?? UNKNOWN_FUTURE_SHARE * Math.abs(query.notional);
  const valuation = query.isCleared ? 1 : VALUATION_FACTOR;
  note({ id: 'replacementCost', value: replacementCost, unit: 'money' });
  note({ id: 'futureExposure', value: futureExposure, unit: 'money' });
  note({ id: 'valuationFactor', value: valuation, unit: 'factor' });
  const exposure = ALPHA * (replacementCost + futureExposure);
  return { value: { exposure, rwa: exposure * query.riskWeight * valuation } };
}

/**
 * The counterparty exposure with its two parts and the valuation factor.
 *
 * @example explainCounterpartyExposure({ notional: 100, riskWeight: 0.5, isCleared: false }).steps[2].value // 1.5
 */
export function explainCounterpartyExposure(query: CounterpartyQuery): Explanation<CounterpartyExposure> {
  return explained('basel.counterparty-exposure', { isCleared: query.isCleared }, note => counterpartyExposure(query, note));
}

const ALPHA = 1.4; // standardised approach to counterparty risk
const UNKNOWN_FUTURE_SHARE = 0.15; // CRE60.7
const VALUATION_FACTOR = 1.5; // CRE60.7, in place of CVA
