import { expect, test } from 'vitest';
import { explainTimeWeightedReturn, timeWeightedReturn } from './time-weighted';

test('105/100 × 220/(105 + 95) - 1 = 15.5 %', () => {
  expect(timeWeightedReturn([{ value: 100 }, { value: 105, flow: 95 }, { value: 220 }])).toEqual({ value: expect.closeTo(0.155, 14) });
});

test('money put in or taken out does not change it', () => {
  const without = timeWeightedReturn([{ value: 100 }, { value: 110 }, { value: 121 }]);
  const withFlow = timeWeightedReturn([{ value: 100 }, { value: 110, flow: 890 }, { value: 1100 }]);
  expect(withFlow.value).toBeCloseTo(without.value ?? 0, 14);
});

test('a sub-period that opens with nothing breaks the chain', () => {
  expect(timeWeightedReturn([{ value: 100 }, { value: 110, flow: -110 }, { value: 0 }])).toEqual({
    value: null,
    reason: 'zero_denominator',
  });
});

test('one valuation is no period; a value below zero is no long-only value; a value of zero is a total loss', () => {
  expect(timeWeightedReturn([{ value: 100 }])).toEqual({ value: null, reason: 'no_data' });
  expect(timeWeightedReturn([{ value: 100 }, { value: -1 }])).toEqual({ value: null, reason: 'not_applicable' });
  expect(timeWeightedReturn([{ value: 100 }, { value: 0 }])).toEqual({ value: -1 });
});

test('the explanation lists the sub-periods', () => {
  expect(explainTimeWeightedReturn([{ value: 100 }, { value: 105 }]).steps).toEqual([
    { id: 'subPeriod', value: expect.closeTo(0.05, 14), unit: 'rate', at: '1' },
  ]);
});
