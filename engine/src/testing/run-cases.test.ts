import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allAdapters } from './adapters/registry';
import { isRecord } from './inputs';
import { casesOf, outcomeOf } from './run-cases';

const path = fileURLToPath(new URL('./cases.json', import.meta.url));
const cases = casesOf(JSON.parse(readFileSync(path, 'utf8')));
const one = { id: 'one', fn: 'double', inputs: { x: 2 }, expected: 4, tolerance: 0, mode: 'abs' } as const;

describe('figures published elsewhere', () => {
  test.each(cases.map(each => [`${each.fn} ${each.id}`, each] as const))('%s', (_, each) => {
    expect(outcomeOf(each, allAdapters, {}).failure).toBeNull();
  });
});

test('no answer holds NaN, infinity or minus zero', () => {
  const spoiled = cases.filter(({ fn, inputs }) => numbersIn(allAdapters[fn]?.(inputs, {})).some(isSpoiled));
  expect(spoiled.map(({ id }) => id)).toEqual([]);
});

test('a right answer passes, a wrong one fails', () => {
  expect(outcomeOf(one, { double: () => 4 }, {}).failure).toBeNull();
  expect(outcomeOf(one, { double: () => 5 }, {}).failure).toContain('expected 4');
});

test('an unknown function and a thrown error are failures', () => {
  expect(outcomeOf(one, {}, {}).failure).toBe("unknown function 'double'");
  expect(outcomeOf({ ...one, fn: 'toString' }, {}, {}).failure).toContain('unknown function');
  const throwing = () => {
    throw new Error('x is not a list');
  };
  expect(outcomeOf(one, { double: throwing }, {}).failure).toBe('threw x is not a list');
});

test('null without a reason is not an answer', () => {
  expect(outcomeOf({ ...one, expected: null }, { double: () => null }, {}).failure).toContain('with a reason');
  expect(outcomeOf({ ...one, expected: null }, { double: () => ({ value: null, reason: 'gap' }) }, {}).failure).toBeNull();
});

test('a file that is no list of cases is refused', () => {
  expect(() => casesOf({})).toThrow('list of cases');
  expect(() => casesOf([{ id: 'a' }])).toThrow('case 0 lacks');
});

const isSpoiled = (value: number) => !Number.isFinite(value) || Object.is(value, -0);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return isRecord(value) ? Object.values(value).flatMap(numbersIn) : [];
}
