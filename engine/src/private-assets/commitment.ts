import { explained, ignore, type Note } from '#explain';
import { ratio } from '#number/finite';
import { sumOf } from '#number/sum';
import type { Explanation, Result } from '#result';

/** A promise to a fund, the calls that count against it, and the distributions the fund may call again. */
export type Commitment = { commitment: number; calls: readonly number[]; recallable?: readonly number[] };

/**
 * What may still be called: the commitment less calls, recallable distributions added back. Negative when more was called than promised.
 *
 * @example unfunded({ commitment: 1000, calls: [250, 300], recallable: [40] }) // { value: 490 }
 */
export function unfunded(inputs: Commitment): Result {
  return stillCallable(inputs, ignore);
}

/**
 * The steps of `unfunded`.
 *
 * @example explainUnfunded({ commitment: 1000, calls: [250] }).steps[1] // { id: 'paid_in', value: 250, unit: 'money' }
 */
export function explainUnfunded(inputs: Commitment): Explanation {
  return explained('private-assets.unfunded', {}, note => stillCallable(inputs, note));
}

/**
 * The called part of a commitment; above 1 when recalled money was called again.
 *
 * @example callProgress({ commitment: 1000, calls: [250, 300] }) // { value: 0.55 }
 */
export function callProgress(inputs: Commitment): Result {
  return calledPart(inputs, ignore);
}

/**
 * The steps of `callProgress`.
 *
 * @example explainCallProgress({ commitment: 1000, calls: [250] }).steps.length // 2
 */
export function explainCallProgress(inputs: Commitment): Explanation {
  return explained('private-assets.call-progress', {}, note => calledPart(inputs, note));
}

function stillCallable({ commitment, calls, recallable = [] }: Commitment, note: Note): Result {
  const paidIn = sumOf(calls);
  const returned = sumOf(recallable);
  note({ id: 'commitment', value: commitment, unit: 'money' });
  note({ id: 'paid_in', value: paidIn, unit: 'money' });
  note({ id: 'recallable', value: returned, unit: 'money' });
  return { value: sumOf([commitment, -paidIn, returned]) };
}

function calledPart({ commitment, calls }: Commitment, note: Note): Result {
  const paidIn = sumOf(calls);
  note({ id: 'commitment', value: commitment, unit: 'money' });
  note({ id: 'paid_in', value: paidIn, unit: 'money' });
  return ratio(paidIn, commitment);
}
