import { expect, test } from 'vitest';
import { hasEnoughMonths, isRounding } from './display';
import { MINIMUM_FOR_DISPLAY } from './volatility';

test('a statistic is shown from twelve months on', () => {
  expect([hasEnoughMonths(MINIMUM_FOR_DISPLAY - 1), hasEnoughMonths(MINIMUM_FOR_DISPLAY)]).toEqual([false, true]);
});

test('a risk that reads 0.00 % carries no ratio; the smallest that reads 0.01 % does; no risk at all is another matter', () => {
  expect([isRounding(0), isRounding(3e-9), isRounding(0.0000499), isRounding(0.00005), isRounding(null)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
