import type { Adapters, Datasets, Inputs } from './adapter';
import { differenceOf } from './compare';
import { asRecord, isRecord } from './inputs';

/** One case of a file: a figure published or computed elsewhere, and what it was computed from. */
export type Case = { id: string; fn: string; inputs: Inputs; expected: unknown; tolerance: number; mode: 'abs' | 'rel' };

/** What a case came to: no failure, or the sentence saying what differed. */
export type Outcome = { id: string; fn: string; failure: string | null };

/**
 * The cases of a parsed file, in its order.
 *
 * @example casesOf([{ id: 'a', fn: 'npv', inputs: {}, expected: 1, tolerance: 0 }]).length // 1
 */
export function casesOf(content: unknown): Case[] {
  if (!Array.isArray(content)) throw new Error('a case file is a list of cases');
  return content.map((each, index) => caseOf(each, index));
}

/**
 * Runs one case through its adapter. An unknown function and a thrown error are failures like a wrong figure.
 *
 * @example outcomeOf({ id: 'a', fn: 'nothing', … }, {}, {}).failure // "unknown function 'nothing'"
 */
export function outcomeOf(each: Case, adapters: Adapters, datasets: Datasets): Outcome {
  const adapter = Object.hasOwn(adapters, each.fn) ? adapters[each.fn] : undefined;
  if (!adapter) return { id: each.id, fn: each.fn, failure: `unknown function '${each.fn}'` };
  try {
    const answer = adapter(each.inputs, datasets);
    const bare = each.expected === null && !isRecord(answer);
    const failure = bare ? `expected null with a reason, got ${JSON.stringify(answer)}` : differenceOf(answer, each.expected, each);
    return { id: each.id, fn: each.fn, failure };
  } catch (error) {
    return { id: each.id, fn: each.fn, failure: `threw ${error instanceof Error ? error.message : String(error)}` };
  }
}

function caseOf(value: unknown, index: number): Case {
  const record = asRecord(value, `case ${index}`);
  const { id, fn, inputs, expected, tolerance, tolMode } = record;
  if (typeof id !== 'string' || typeof fn !== 'string' || expected === undefined) throw new Error(`case ${index} lacks id, fn or expected`);
  return {
    id,
    fn,
    inputs: asRecord(inputs, `inputs of ${id}`),
    expected,
    tolerance: typeof tolerance === 'number' ? tolerance : 0,
    mode: tolMode === 'rel' ? 'rel' : 'abs',
  };
}
