import { expect, test } from 'vitest';
import { ignore } from '#explain';
import { missing, type Step } from '#result';
import { forThePeriod } from './period-rate';

test('below one year a rate is what was earned in the days there were, and says from which yearly rate and how many days', () => {
  const steps: Step[] = [];
  const { value } = forThePeriod({ value: -0.662 }, 92, step => void steps.push(step));
  expect(value).toBeCloseTo(0.338 ** (92 / 365) - 1, 14);
  expect(steps.map(({ id, value: of }) => [id, of])).toEqual([
    ['yearlyRate', -0.662],
    ['daysHeld', 92],
  ]);
});

test('a year or more keeps its yearly rate, and what is missing stays missing', () => {
  expect(forThePeriod({ value: 0.1 }, 365, ignore)).toEqual({ value: 0.1 });
  expect(forThePeriod({ value: 0.1 }, 800, ignore)).toEqual({ value: 0.1 });
  expect(forThePeriod(missing('no_root'), 92, ignore)).toEqual(missing('no_root'));
});
