import fc from 'fast-check';
import { expect, test } from 'vitest';
import { horizons, horizonWindow, monthsOf, openingOf } from './horizons';
import { monthsBetween, shiftMonthEnd } from './month-end';

test('every horizon of the specification is there', () => {
  expect(horizons).toEqual([
    '1m',
    '2m',
    '3m',
    '6m',
    '9m',
    '12m',
    'qtd',
    'fytd',
    'ytd',
    '36m',
    '60m',
    '1y',
    '2y',
    '3y',
    '5y',
    '7y',
    '10y',
    'itd',
  ]);
});

test('to-date horizons at 31 May 2024: quarter 2 months, year 5, fiscal year from June 12, from April 2', () => {
  expect(monthsOf('qtd', '2024-05-31')).toBe(2);
  expect(monthsOf('ytd', '2024-05-31')).toBe(5);
  expect(monthsOf('fytd', '2024-05-31')).toBe(12);
  expect(monthsOf('fytd', '2024-05-31', 4)).toBe(2);
});

test('months are cumulative, years are yearly rates', () => {
  const window = (horizon: '36m' | '3y') => horizonWindow({ horizon, asOf: '2024-05-31' });
  expect(window('36m')).toEqual({ value: { from: '2021-05-31', to: '2024-05-31', months: 36, isPartial: false, isYearly: false } });
  expect(window('3y')).toEqual({ value: { from: '2021-05-31', to: '2024-05-31', months: 36, isPartial: false, isYearly: true } });
});

test('a horizon must not start before inception', () => {
  const three = (inception: string) => horizonWindow({ horizon: '3m', asOf: '2024-06-30', inception });
  expect(three('2024-03-31').value?.from).toBe('2024-03-31');
  expect(three('2024-04-01').value?.from).toBe('2024-03-31');
  expect(three('2024-04-02')).toEqual({ value: null, reason: 'too_short' });
});

test('since inception may start inside a month', () => {
  expect(horizonWindow({ horizon: 'itd', asOf: '2024-06-30', inception: '2024-04-15' })).toEqual({
    value: { from: '2024-04-15', to: '2024-06-30', months: 3, isPartial: true, isYearly: false },
  });
  expect(horizonWindow({ horizon: 'itd', asOf: '2024-06-30', inception: '2024-04-01' }).value?.months).toBe(3);
  expect(horizonWindow({ horizon: 'itd', asOf: '2024-06-30' })).toEqual({ value: null, reason: 'no_data' });
  expect(horizonWindow({ horizon: 'itd', asOf: '2024-06-30', inception: '2024-06-30' })).toEqual({ value: null, reason: 'too_short' });
  expect(openingOf('2024-04-01')).toBe('2024-03-31');
});

test('only month-ends have horizons', () => {
  expect(horizonWindow({ horizon: '1m', asOf: '2024-06-28' })).toEqual({ value: null, reason: 'not_applicable' });
});

test('a window is as long as its months', () => {
  const named = horizons.filter(horizon => horizon !== 'itd');
  fc.assert(
    fc.property(
      fc.constantFrom(...named),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 12 }),
      (horizon, shift, fiscalYearStart) => {
        const { value } = horizonWindow({ horizon, asOf: shiftMonthEnd('2000-01-31', shift), fiscalYearStart });
        expect(value && monthsBetween(value.from, value.to)).toBe(value?.months);
        expect(value?.months).toBeGreaterThan(0);
      },
    ),
  );
});
