import { isRecord } from './inputs';

/** How far an answer may lie from the expected figure. */
export type Tolerance = { tolerance: number; mode: 'abs' | 'rel' };

/**
 * What is wrong with an answer, or null when it agrees. Objects are compared on the expected keys only, lists whole;
 * an expected null is met only by a value of null that states its reason.
 *
 * @example differenceOf({ value: 0.1 }, 0.1, { tolerance: 1e-9, mode: 'abs' }) // null
 */
export function differenceOf(actual: unknown, expected: unknown, tolerance: Tolerance, path = 'answer'): string | null {
  if (expected === null) return isMissing(actual) ? null : `${path}: expected null with a reason, got ${show(actual)}`;
  if (typeof expected === 'number') return numberDifference(valueIn(actual), expected, tolerance, path);
  if (Array.isArray(expected)) return listDifference(valueIn(actual), expected, tolerance, path);
  if (isRecord(expected)) return recordDifference(actual, expected, tolerance, path);
  return valueIn(actual) === expected ? null : `${path}: expected ${show(expected)}, got ${show(actual)}`;
}

function numberDifference(actual: unknown, expected: number, { tolerance, mode }: Tolerance, path: string): string | null {
  if (typeof actual !== 'number') return `${path}: expected ${expected}, got ${show(actual)}`;
  const allowed = mode === 'rel' ? tolerance * Math.max(1, Math.abs(expected)) : tolerance;
  return Math.abs(actual - expected) <= allowed ? null : `${path}: expected ${expected}, got ${actual}`;
}

function listDifference(actual: unknown, expected: readonly unknown[], tolerance: Tolerance, path: string): string | null {
  if (!Array.isArray(actual)) return `${path}: expected a list, got ${show(actual)}`;
  if (actual.length !== expected.length) return `${path}: expected ${expected.length} members, got ${actual.length}`;
  return firstOf(expected, (each, index) => differenceOf(actual[index], each, tolerance, `${path}[${index}]`));
}

function recordDifference(actual: unknown, expected: Readonly<Record<string, unknown>>, tolerance: Tolerance, path: string): string | null {
  return firstOf(Object.keys(expected), key => differenceOf(memberOf(actual, key), expected[key], tolerance, `${path}.${key}`));
}

// A result may carry facts beside its value (roots, coverage) or be an object itself: look in both places.
function memberOf(actual: unknown, key: string): unknown {
  if (!isRecord(actual)) return undefined;
  if (key in actual) return actual[key];
  return isRecord(actual['value']) ? actual['value'][key] : undefined;
}

function firstOf<T>(list: readonly T[], check: (each: T, index: number) => string | null): string | null {
  for (const [index, each] of list.entries()) {
    const difference = check(each, index);
    if (difference !== null) return difference;
  }
  return null;
}

// Inside an answer a bare null may stand for a missing part (the open end of a drawdown); at the top a reason is due.
const isMissing = (actual: unknown) =>
  actual === null || (isRecord(actual) && actual['value'] === null && typeof actual['reason'] === 'string');
const valueIn = (actual: unknown) => (isRecord(actual) && 'value' in actual ? actual['value'] : actual);
const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';
