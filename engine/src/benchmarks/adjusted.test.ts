import { expect, test } from 'vitest';
import { convertedReturn, explainSpreadReturn, spreadReturn } from './adjusted';

test('2 % abroad and a currency 1 % lower: 1.02 × 0.99 - 1', () => {
  expect(convertedReturn({ local: 0.02, fx: -0.01 })).toEqual({ value: expect.closeTo(0.0098, 15) });
  expect(convertedReturn({ local: null, fx: 0.01 })).toEqual({ value: null, reason: 'gap' });
  expect(convertedReturn({ local: 0.01, fx: null })).toEqual({ value: null, reason: 'gap' });
});

test('3 % a year above: every month 1.03^(1/12) - 1 = 0.246627 % is added', () => {
  expect(spreadReturn({ return: 0.01, yearlySpread: 0.03 }).value).toBeCloseTo(0.01 + 0.0024662697723036864, 15);
  expect(spreadReturn({ return: null, yearlySpread: 0.03 })).toEqual({ value: null, reason: 'gap' });
  expect(spreadReturn({ return: 0.01, yearlySpread: -1 })).toEqual({ value: null, reason: 'not_applicable' });
});

test('the explanation shows the monthly part', () => {
  expect(explainSpreadReturn({ return: 0.01, yearlySpread: 0 }).steps).toEqual([{ id: 'monthlySpread', value: 0, unit: 'rate' }]);
});
