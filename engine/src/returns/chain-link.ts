import { explained, ignore, type Note } from '#explain';
import { compoundOf } from '#number/sum';
import { missing, type Result } from '#result';

/** A period return, or null where the period has none. A real 0 % is 0. */
export type MaybeReturn = number | null;

/** What a missing return does to a chain: by default it breaks it (`gap`); `skip` links what is there. */
export type ChainOptions = { missing?: 'break' | 'skip' };

/**
 * Links period returns: prod(1 + r) - 1. A period of -100 % makes the whole chain -1; below -100 % is no long-only return.
 *
 * @example chainLink([0.1, -0.05]) // { value: 0.045 } : 1.1 × 0.95 - 1
 */
export function chainLink(returns: readonly MaybeReturn[], options: ChainOptions = {}, note: Note = ignore): Result {
  const present = returns.filter(each => each !== null);
  note({ id: 'periods', value: present.length, unit: 'count' });
  if (present.length === 0) return missing('no_data');
  if (present.length < returns.length && options.missing !== 'skip') return missing('gap');
  if (present.some(each => each < -1)) return missing('not_applicable');
  const value = compoundOf(present) + 0; // + 0 turns -0 into 0
  note({ id: 'growth', value: 1 + value, unit: 'factor' });
  return { value };
}

/**
 * The chain with its growth factor, for a screen that shows the working.
 *
 * @example explainChainLink([0.1]).steps[1] // { id: 'growth', value: 1.1, unit: 'factor' }
 */
export function explainChainLink(returns: readonly MaybeReturn[], options: ChainOptions = {}) {
  return explained('returns.chain-link', { missing: options.missing ?? 'break' }, note => chainLink(returns, options, note));
}
