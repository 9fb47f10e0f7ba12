import { describe, expect, test } from 'vitest';
import { averageAge, lastReported, valuationAge } from './valuation-age';

const VALUATIONS = [
  { day: '2025-12-31', quality: 'audited' },
  { day: '2026-06-30', quality: 'valuated' },
  { day: '2026-09-30', quality: 'estimated' },
] as const;

describe('the age of a net asset value', () => {
  test('an estimate for the day itself does not make the value new', () => {
    expect(lastReported(VALUATIONS, '2026-09-30')?.day).toBe('2026-06-30');
    expect(valuationAge(VALUATIONS, '2026-09-30')).toEqual({ value: 92 });
  });

  test('a valuation of the day is 0 days old, one of a later day does not count', () => {
    expect(valuationAge(VALUATIONS, '2026-06-30')).toEqual({ value: 0 });
    expect(valuationAge(VALUATIONS, '2026-06-29')).toEqual({ value: 180 });
  });

  test('nothing reported, or estimates alone: no age, and a reason', () => {
    expect(valuationAge([], '2026-09-30')).toEqual({ value: null, reason: 'no_data' });
    expect(valuationAge([{ day: '2026-09-30', quality: 'estimated' }], '2026-09-30')).toEqual({ value: null, reason: 'no_data' });
  });

  test('of several each counts by its size, whatever its sign', () => {
    expect(
      averageAge([
        { age: 92, value: 100 },
        { age: 0, value: 300 },
      ]),
    ).toEqual({ value: 23 });
    expect(
      averageAge([
        { age: 92, value: -100 },
        { age: 0, value: 300 },
      ]),
    ).toEqual({ value: 23 });
    expect(averageAge([])).toEqual({ value: null, reason: 'no_data' });
    expect(averageAge([{ age: 92, value: 0 }])).toEqual({ value: null, reason: 'zero_denominator' });
  });
});
