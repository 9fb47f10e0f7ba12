import { expect, test } from 'vitest';
import { averageBookBalance, explainModifiedTotalReturn, modifiedTotalReturn } from './modified-total-return';

const period = { realised: 30, openingAccrued: 5, closingAccrued: 7, openingUnrealised: 95, closingUnrealised: 123, averageBook: 900 };

test('(30 + 2 + 28) / (900 + 5 + 95) = 6 %', () => {
  expect(modifiedTotalReturn(period)).toEqual({ value: 0.06 });
});

test('unrealised losses shrink the capital: 900 + 5 - 205 = 700', () => {
  expect(modifiedTotalReturn({ ...period, openingUnrealised: -205, closingUnrealised: -205 }).value).toBeCloseTo(32 / 700, 15);
});

test('losses as large as the principal leave no capital', () => {
  expect(modifiedTotalReturn({ ...period, openingUnrealised: -905 })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('average principal: 100 all April, 20 more for its last 15 of 30 days', () => {
  const april = { opening: 100, from: '2024-03-31', to: '2024-04-30' };
  expect(averageBookBalance({ ...april, changes: [{ day: '2024-04-15', amount: 20 }] })).toEqual({ value: 110 });
  expect(averageBookBalance({ ...april, changes: [{ day: '2024-05-01', amount: 20 }] })).toEqual({ value: null, reason: 'not_applicable' });
});

test('the explanation shows both changes', () => {
  expect(explainModifiedTotalReturn(period).steps.map(step => [step.id, step.value])).toEqual([
    ['accruals', 2],
    ['unrealised', 28],
    ['gain', 60],
    ['averageCapital', 1000],
  ]);
});
