import { isRecord } from './inputs';

/**
 * The numbers no answer may hold, wherever they hide in it: NaN, infinities and -0.
 *
 * @example uncleanIn({ value: 0, steps: [NaN, 1, -0] }) // [NaN, -0]
 */
export function uncleanIn(answer: unknown): number[] {
  if (typeof answer === 'number') return Number.isFinite(answer) && !Object.is(answer, -0) ? [] : [answer];
  if (Array.isArray(answer)) return answer.flatMap(uncleanIn);
  return isRecord(answer) ? Object.values(answer).flatMap(uncleanIn) : [];
}
