import { expect, test } from 'vitest';
import { keptLimit, limitText, shownLimit, unitOf } from './tolerance-limit';

test('a fraction is shown and typed as percent, without a digit gained or lost', () => {
  expect(shownLimit(0.0001, 'fraction')).toBe('0.01');
  expect(shownLimit(0.3, 'fraction')).toBe('30');
  expect(shownLimit(0.1, 'percentPoints')).toBe('0.1');
  expect(keptLimit('0.01', 'fraction')).toBe(0.0001);
  expect(keptLimit('5', 'deviations')).toBe(5);
  for (const value of [0, 0.0001, 0.005, 0.07, 0.3, 12]) expect(keptLimit(shownLimit(value, 'fraction'), 'fraction')).toBe(value);
});

test('a limit is a number of zero or more', () => {
  const codes = (text: string) => limitText.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
  expect([codes('0'), codes('0.05')]).toEqual([[], []]);
  expect([codes(''), codes('x'), codes('-1'), codes('1000001')].map(([first]) => first)).toEqual([
    'required',
    'notNumber',
    'negative',
    'tooLarge',
  ]);
  expect(unitOf('furlongs')).toBe('percentPoints');
});
