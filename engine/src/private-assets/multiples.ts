import { explained, ignore, type Note } from '#explain';
import { allFinite, ratio } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import type { TwoSides } from './cash-flow';

/** What a fund took, gave back, and still holds. A NAV that is not known is null, never zero. */
export type FundSides = TwoSides & { nav: number | null };

/**
 * Distributions to paid-in.
 *
 * @example dpi({ contributions: [10, 20], distributions: [15, 30] }) // { value: 1.5 }
 */
export function dpi(sides: TwoSides): Result {
  return distributed(sides, ignore);
}

/**
 * The steps of `dpi`.
 *
 * @example explainDpi({ contributions: [30], distributions: [45] }).steps[0] // { id: 'paid_in', value: 30, unit: 'money' }
 */
export function explainDpi(sides: TwoSides): Explanation {
  return explained('private-assets.dpi', {}, note => distributed(sides, note));
}

/**
 * Residual value to paid-in.
 *
 * @example rvpi({ contributions: [75], distributions: [], nav: 15 }) // { value: 0.2 }
 */
export function rvpi(sides: FundSides): Result {
  return residual(sides, ignore);
}

/**
 * The steps of `rvpi`.
 *
 * @example explainRvpi({ contributions: [75], distributions: [], nav: 15 }).steps[1] // { id: 'nav', value: 15, unit: 'money' }
 */
export function explainRvpi(sides: FundSides): Explanation {
  return explained('private-assets.rvpi', {}, note => residual(sides, note));
}

/**
 * Total value to paid-in: the sum of the two multiples above, so that the three always agree.
 *
 * @example tvpi({ contributions: [25], distributions: [15], nav: 20 }) // { value: 1.4 }
 */
export function tvpi(sides: FundSides): Result {
  return total(sides, ignore);
}

/**
 * The steps of `tvpi`: paid-in, distributed, NAV, and the two multiples it is the sum of.
 *
 * @example explainTvpi({ contributions: [25], distributions: [15], nav: 20 }).steps.map(step => step.id)
 * // ['paid_in', 'distributed', 'dpi', 'paid_in', 'nav', 'rvpi']
 */
export function explainTvpi(sides: FundSides): Explanation {
  return explained('private-assets.tvpi', {}, note => total(sides, note));
}

/**
 * Multiple of invested cost: what deals have returned and are worth over what they cost, before fund fees. Not TVPI.
 *
 * @example moic({ invested: 20, realised: 15, unrealised: 20 }) // { value: 1.75 }
 */
export function moic({ invested, realised, unrealised }: { invested: number; realised: number; unrealised: number }): Result {
  return ratio(realised + unrealised, invested);
}

function distributed({ contributions, distributions }: TwoSides, note: Note): Result {
  if (!allFinite(contributions) || !allFinite(distributions)) return missing('no_data');
  return multiple({ id: 'distributed', value: sumOf(distributions), name: 'dpi' }, contributions, note);
}

function residual({ contributions, nav }: FundSides, note: Note): Result {
  if (nav === null || !allFinite([...contributions, nav])) return missing('no_data');
  return multiple({ id: 'nav', value: nav, name: 'rvpi' }, contributions, note);
}

function total(sides: FundSides, note: Note): Result {
  const paidOut = distributed(sides, note);
  const held = residual(sides, note);
  if (paidOut.value === null) return paidOut;
  return held.value === null ? held : { value: paidOut.value + held.value };
}

function multiple(part: { id: string; value: number; name: string }, contributions: readonly number[], note: Note): Result {
  const paidIn = sumOf(contributions);
  const result = ratio(part.value, paidIn);
  note({ id: 'paid_in', value: paidIn, unit: 'money' });
  note({ id: part.id, value: part.value, unit: 'money' });
  note({ id: part.name, value: result.value, unit: 'factor' });
  return result;
}
