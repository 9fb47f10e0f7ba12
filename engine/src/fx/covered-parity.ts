import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { missing, type Explanation, type Result } from '#result';

/** A pair BASE/QUOTE with spot in quote per base, simple money-market rates and the days from spot. */
export type Parity = { spot: number; rateQuote: number; rateBase: number; days: number; basisQuote: 360 | 365; basisBase: 360 | 365 };

/** The same with continuously compounded rates and time in years. */
export type ContinuousParity = { spot: number; rateQuote: number; rateBase: number; years: number };

/** A forward against its spot, to be read as a yearly rate. */
export type Premium = { spot: number; forward: number; days: number; basis: 360 | 365 };

/**
 * The forward at which covered interest pays nothing: F = S (1 + r_quote d/b_quote) / (1 + r_base d/b_base).
 *
 * @example coveredParity({ spot: 1.27, rateQuote: 0.0533, rateBase: 0.0521, days: 91, basisQuote: 360, basisBase: 365 }) // 1.270606…
 */
export function coveredParity(input: Parity, note: Note = ignore): Result {
  const growthQuote = 1 + (input.rateQuote * input.days) / input.basisQuote;
  const growthBase = 1 + (input.rateBase * input.days) / input.basisBase;
  note({ id: 'growthQuote', value: growthQuote, unit: 'factor' });
  note({ id: 'growthBase', value: growthBase, unit: 'factor' });
  if (growthBase === 0) return missing('zero_denominator');
  return finite((input.spot * growthQuote) / growthBase, 'no_data');
}

/**
 * The parity forward with both growth factors.
 *
 * @example explainCoveredParity({ spot: 1, rateQuote: 0.01, rateBase: 0, days: 360, basisQuote: 360, basisBase: 360 }).steps[0].value // 1.01
 */
export function explainCoveredParity(input: Parity): Explanation {
  const options = { basisQuote: input.basisQuote, basisBase: input.basisBase };
  return explained('fx.covered-parity', options, note => coveredParity(input, note));
}

/**
 * The parity forward under continuous compounding: F = S e^((r_quote - r_base) t).
 *
 * @example continuousParity({ spot: 1.35, rateQuote: 0.035, rateBase: 0.05, years: 180 / 365 }) // 1.34005…
 */
export function continuousParity({ spot, rateQuote, rateBase, years }: ContinuousParity, note: Note = ignore): Result {
  const growth = Math.exp((rateQuote - rateBase) * years);
  note({ id: 'growth', value: growth, unit: 'factor' });
  return finite(spot * growth, 'no_data');
}

/**
 * The continuous forward with its growth factor.
 *
 * @example explainContinuousParity({ spot: 1, rateQuote: 0, rateBase: 0, years: 1 }).result // { value: 1 }
 */
export function explainContinuousParity(input: ContinuousParity): Explanation {
  return explained('fx.covered-parity-continuous', {}, note => continuousParity(input, note));
}

/**
 * The yearly premium (discount when negative) of a forward over spot: (F/S - 1) × basis / days.
 *
 * @example forwardPremium({ spot: 0.009189, forward: 0.00936, days: 180, basis: 360 }) // 0.0372…
 */
export function forwardPremium({ spot, forward, days, basis }: Premium, note: Note = ignore): Result {
  if (spot === 0 || days === 0) return missing('zero_denominator');
  const change = (forward - spot) / spot;
  note({ id: 'change', value: change, unit: 'rate' });
  return finite((change * basis) / days, 'no_data');
}

/**
 * The premium with the change it annualises.
 *
 * @example explainForwardPremium({ spot: 1, forward: 1.01, days: 360, basis: 360 }).steps.length // 1
 */
export function explainForwardPremium(input: Premium): Explanation {
  return explained('fx.forward-premium', { basis: input.basis }, note => forwardPremium(input, note));
}
