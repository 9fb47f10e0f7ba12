import type { Explanation, Result, Step } from '#result';

/** Where a calculation leaves its intermediate steps. Given nothing, it leaves none. */
export type Note = (step: Step) => void;

/**
 * The sink of a calculation nobody asked to explain.
 *
 * @example ignore({ id: 'sum', value: 1, unit: 'count' }) // nothing happens
 */
export const ignore: Note = () => undefined;

/**
 * Runs a calculation once and keeps every step it noted: value and explanation cannot differ, being one run.
 *
 * @example explained('number.sum', {}, note => { note({ id: 'n', value: 2, unit: 'count' }); return { value: 3 }; }).steps.length // 1
 */
export function explained<T>(method: string, options: Explanation['options'], run: (note: Note) => Result<T>): Explanation<T> {
  const steps: Step[] = [];
  const result = run(step => steps.push(step));
  return { method, options, result, steps };
}
