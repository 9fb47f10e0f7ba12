import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, sum } from '#money/decimal';
import { explainSetOff, setOff } from './set-off';
import { explainSplitForward, splitForward } from './split-forward';

test('40 of 100 dollars bought at 150 are sold at 151.50: 60 yen realised, 60 dollars open', () => {
  const input = { side: 'buy', notional: '100', strike: '150', setOffNotional: '40', setOffRate: '151.5' } as const;
  expect(setOff(input)).toEqual({ value: { realised: '60.0', remaining: '60' } });
  expect(setOff({ ...input, side: 'sell' })).toEqual({ value: { realised: '-60.0', remaining: '60' } });
});

test('more than is open cannot be set off', () => {
  const input = { side: 'buy', notional: '100', strike: '150', setOffRate: '151' } as const;
  expect(setOff({ ...input, setOffNotional: '100.01' })).toEqual({ value: null, reason: 'not_applicable' });
  expect(setOff({ ...input, setOffNotional: '0' })).toEqual({ value: null, reason: 'not_applicable' });
});

test('a split keeps the rate and pro-rates both amounts', () => {
  expect(splitForward({ base: 'USD', quote: 'JPY', notional: '100', strike: '150.25', weights: [1, 2] })).toEqual({
    value: [
      { notional: '33.33', strike: '150.25', quoteAmount: '5008' },
      { notional: '66.67', strike: '150.25', quoteAmount: '10017' },
    ],
  });
  expect(splitForward({ base: 'USD', quote: 'JPY', notional: '1', strike: '150', weights: [] })).toEqual({
    value: null,
    reason: 'no_data',
  });
});

const cents = fc.integer({ min: 1, max: 1e12 }).map(units => ({ units: BigInt(units), scale: 2 }));
const asText = (units: number) => `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`;

test('children sum to the parent, and explanations are the values', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 7 }),
      (units, weights) => {
        const input = { base: 'USD', quote: 'JPY', notional: asText(units), strike: '150.2', weights };
        const { value } = splitForward(input);
        expect(compare(sum((value ?? []).map(part => part.notional)), input.notional)).toBe(0);
        expect(explainSplitForward(input).result).toEqual(splitForward(input));
      },
    ),
  );
  fc.assert(
    fc.property(cents, fc.constantFrom<('buy' | 'sell')[]>('buy', 'sell'), ({ units }, side) => {
      const input = { side, notional: '5000000', strike: '150', setOffNotional: asText(Number(units)), setOffRate: '149.9' };
      expect(explainSetOff(input).result).toEqual(setOff(input));
    }),
  );
});
