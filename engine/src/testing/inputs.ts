import type { Inputs } from './adapter';

/**
 * A number that must be there.
 *
 * @example numberOf({ days: 91 }, 'days') // 91
 */
export function numberOf(inputs: Inputs, key: string): number {
  return asNumber(inputs[key], key);
}

/**
 * A number that may be left out; null counts as left out.
 *
 * @example optionalNumber({}, 'month') // undefined
 */
export function optionalNumber(inputs: Inputs, key: string): number | undefined {
  return isAbsent(inputs[key]) ? undefined : numberOf(inputs, key);
}

/**
 * A list of numbers.
 *
 * @example numbersOf({ wp: [0.4, 0.6] }, 'wp') // [0.4, 0.6]
 */
export function numbersOf(inputs: Inputs, key: string): number[] {
  return listOf(inputs, key).map(each => asNumber(each, key));
}

/**
 * A list of numbers with holes, as in a monthly series with missing months.
 *
 * @example gappyNumbersOf({ r: [0.01, null] }, 'r') // [0.01, null]
 */
export function gappyNumbersOf(inputs: Inputs, key: string): (number | null)[] {
  return listOf(inputs, key).map(each => (isAbsent(each) ? null : asNumber(each, key)));
}

/**
 * A text that must be there.
 *
 * @example textOf({ calendar: 'JP' }, 'calendar') // 'JP'
 */
export function textOf(inputs: Inputs, key: string): string {
  return asText(inputs[key], key);
}

/**
 * A text that may be left out.
 *
 * @example optionalText({}, 'rule') // undefined
 */
export function optionalText(inputs: Inputs, key: string): string | undefined {
  return isAbsent(inputs[key]) ? undefined : textOf(inputs, key);
}

/**
 * A list of texts, for example of days.
 *
 * @example textsOf({ ratings: ['A', 'BBB+'] }, 'ratings') // ['A', 'BBB+']
 */
export function textsOf(inputs: Inputs, key: string): string[] {
  return listOf(inputs, key).map(each => asText(each, key));
}

/**
 * A choice among known words; any other word is refused, so that a new option cannot be ignored silently.
 *
 * @example choiceOf({ side: 'sell' }, 'side', ['buy', 'sell']) // 'sell'
 */
export function choiceOf<const Word extends string>(inputs: Inputs, key: string, words: readonly Word[]): Word {
  const given = textOf(inputs, key);
  const found = words.find(word => word === given);
  if (found === undefined) throw new Error(`${key} is '${given}', expected one of ${words.join(', ')}`);
  return found;
}

/**
 * A choice that may be left out.
 *
 * @example optionalChoice({}, 'side', ['buy', 'sell']) // undefined
 */
export function optionalChoice<const Word extends string>(inputs: Inputs, key: string, words: readonly Word[]): Word | undefined {
  return isAbsent(inputs[key]) ? undefined : choiceOf(inputs, key, words);
}

/**
 * Any list, its members still unread.
 *
 * @example listOf({ nodes: [['2024-06-05', 0]] }, 'nodes') // [['2024-06-05', 0]]
 */
export function listOf(inputs: Inputs, key: string): readonly unknown[] {
  const value = inputs[key];
  if (!Array.isArray(value)) throw new Error(`${key} is not a list`);
  return value;
}

/**
 * A nested object, to be read by the same functions.
 *
 * @example numberOf(recordOf({ a: { b: 1 } }, 'a'), 'b') // 1
 */
export function recordOf(inputs: Inputs, key: string): Inputs {
  return asRecord(inputs[key], key);
}

/**
 * A value read as an object.
 *
 * @example asRecord({ b: 1 }, 'a') // { b: 1 }
 */
export function asRecord(value: unknown, key: string): Inputs {
  if (!isRecord(value)) throw new Error(`${key} is not an object`);
  return value;
}

/**
 * A value read as a number.
 *
 * @example asNumber(3, 'n') // 3
 */
export function asNumber(value: unknown, key: string): number {
  if (typeof value !== 'number') throw new Error(`${key} is not a number`);
  return value;
}

/**
 * A value read as a text.
 *
 * @example asText('JP', 'calendar') // 'JP'
 */
export function asText(value: unknown, key: string): string {
  if (typeof value !== 'string') throw new Error(`${key} is not a text`);
  return value;
}

/**
 * Whether a value is a plain object.
 *
 * @example isRecord([]) // false
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAbsent = (value: unknown) => value === undefined || value === null;
