import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { missing, type Explanation, type Result } from '#result';

/**
 * Exposure and hedge in the hedged currency at the as-of day. Exposure is market value with accrued interest; commitments
 * not yet called are added only when given.
 */
export type Hedge = { exposure: number; hedgeNotional: number; target?: number; unfunded?: number };

/** The ratio, what is left unhedged, and how much hedge is missing to the target (null without one). */
export type HedgeRatio = { ratio: number; net: number; gap: number | null };

/** A month of a hedged holding: returns in local currency and of the currency, the premium locked in, and the ratio. */
export type HedgedPeriod = { localReturn: number; fxReturn: number; forwardPremium: number; hedgeRatio: number };

/**
 * How much of the exposure is hedged: |hedge| / exposure, and the gap target × exposure - hedge. No exposure, no ratio.
 *
 * @example hedgeRatio({ exposure: 120, hedgeNotional: 90, target: 0.8 }) // { value: { ratio: 0.75, net: 30, gap: 6 } }
 */
export function hedgeRatio({ exposure, hedgeNotional, target, unfunded = 0 }: Hedge, note: Note = ignore): Result<HedgeRatio> {
  const whole = exposure + unfunded;
  const hedge = Math.abs(hedgeNotional);
  note({ id: 'exposure', value: whole, unit: 'money' });
  note({ id: 'hedge', value: hedge, unit: 'money' });
  if (whole === 0) return missing('zero_denominator');
  const gap = target === undefined ? null : target * whole - hedge + 0;
  return { value: { ratio: hedge / whole, net: whole - hedge + 0, gap } };
}

/**
 * The hedge ratio with the exposure and hedge compared.
 *
 * @example explainHedgeRatio({ exposure: 100, hedgeNotional: -50 }).steps[1].value // 50
 */
export function explainHedgeRatio(input: Hedge): Explanation<HedgeRatio> {
  return explained('fx.hedge-ratio', { includesUnfunded: input.unfunded !== undefined }, note => hedgeRatio(input, note));
}

/**
 * The return of a holding hedged on its opening value: (1 + r)(1 + s) - 1 + h (f - s).
 *
 * @example hedgedReturn({ localReturn: 0.05, fxReturn: -0.08, forwardPremium: -0.012, hedgeRatio: 1 }) // { value: 0.034 }
 */
export function hedgedReturn(input: HedgedPeriod, note: Note = ignore): Result {
  const { localReturn, fxReturn, forwardPremium, hedgeRatio: ratio } = input;
  const unhedged = (1 + localReturn) * (1 + fxReturn) - 1;
  const hedge = ratio * (forwardPremium - fxReturn);
  note({ id: 'unhedgedReturn', value: unhedged, unit: 'rate' });
  note({ id: 'hedgeReturn', value: hedge + 0, unit: 'rate' });
  return finite(unhedged + hedge, 'no_data');
}

/**
 * The hedged return with the unhedged part and the hedge's own.
 *
 * @example explainHedgedReturn({ localReturn: 0, fxReturn: 0.1, forwardPremium: 0, hedgeRatio: 1 }).steps[1].value // -0.1
 */
export function explainHedgedReturn(input: HedgedPeriod): Explanation {
  return explained('fx.hedged-return', {}, note => hedgedReturn(input, note));
}
