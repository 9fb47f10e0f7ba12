import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert, explainConvert, rateMethods, type Rate } from './conversion';
import { money } from './money';

const rates: readonly Rate[] = [
  { base: 'USD', quote: 'JPY', day: '2024-06-04', method: 'TTM', rate: '156.10' },
  { base: 'USD', quote: 'JPY', day: '2024-06-05', method: 'TTM', rate: '155.80' },
  { base: 'USD', quote: 'JPY', day: '2024-06-05', method: 'WMR', rate: '155.95' },
  { base: 'EUR', quote: 'USD', day: '2024-06-05', method: 'TTM', rate: '1.0875' },
  { base: 'THB', quote: 'JPY', day: '2024-06-05', method: 'TTM', rate: '4.26' },
  { base: 'GBP', quote: 'JPY', day: '2024-06-03', method: 'TTM', rate: '199.00' },
];
const ask = (amount: string, from: string, to: string, day = '2024-06-05', method: Rate['method'] = 'TTM') =>
  convert({ from: money(amount, from), to, day, method, rates });

test('3E.017 3E.018 rate methods are TTM and WMR, each with three banks', () => {
  expect(rateMethods).toEqual(['TTM', 'TTM_BANK1', 'TTM_BANK2', 'TTM_BANK3', 'WMR', 'WMR_BANK1', 'WMR_BANK2', 'WMR_BANK3']);
});

test('100 dollars at 155.80 are 15580 yen, and the way back divides', () => {
  expect(ask('100', 'USD', 'JPY').value).toEqual(money('15580.00', 'JPY'));
  expect(ask('15580', 'JPY', 'USD').value?.amount).toBe('100.00000000000000000000');
});

test('the method chooses the rate', () => {
  expect(ask('100', 'USD', 'JPY', '2024-06-05', 'WMR').value?.amount).toBe('15595.00');
  expect(ask('100', 'USD', 'JPY', '2024-06-05', 'TTM_BANK1')).toEqual({ value: null, reason: 'no_data' });
});

test('a day without a rate takes the last one before it, flagged', () => {
  expect(ask('1', 'GBP', 'JPY')).toMatchObject({ value: { amount: '199.00' }, isStale: true });
  expect(ask('1', 'USD', 'JPY', '2024-06-04')).toMatchObject({ value: { amount: '156.10' }, isStale: false });
});

test('a missing rate is missing, not 1', () => {
  expect(ask('1', 'GBP', 'JPY', '2024-06-01')).toEqual({ value: null, reason: 'no_data' });
  expect(ask('1', 'CHF', 'JPY')).toEqual({ value: null, reason: 'no_data' });
});

test('a pair without a rate goes through the dollar, then the yen', () => {
  expect(ask('100', 'EUR', 'JPY').value?.amount).toBe('16943.250000'); // 100 × 1.0875 × 155.80
  expect(ask('1', 'EUR', 'THB').used?.map(rate => `${rate.base}${rate.quote}`)).toEqual(['EURUSD', 'USDJPY', 'THBJPY']);
  expect(ask('5', 'JPY', 'JPY')).toEqual({ value: money('5', 'JPY'), used: [], isStale: false });
});

test('the explanation is the value', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'EUR', 'THB', 'GBP', 'CHF');
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      currencies,
      currencies,
      fc.constantFrom(...rateMethods),
      (amount, from, to, method) => {
        const input = { from: money(amount, from), to, day: '2024-06-05', method, rates };
        expect(explainConvert(input).result).toEqual(convert(input));
      },
    ),
  );
});
