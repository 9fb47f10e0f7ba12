import { expect, test } from 'vitest';
import { isResetMonth, isWholePolicy, policyIn } from './rebalancing';

const later = { isFirst: false, isNewPolicy: false };

test('policy weights total 100 % at four decimals of a percent', () => {
  expect(isWholePolicy([0.333333, 0.333333, 0.333334])).toBe(true);
  expect(isWholePolicy([0.3, 0.6999995])).toBe(true);
  expect(isWholePolicy([0.3, 0.699999])).toBe(false);
  expect(isWholePolicy([0.1, 0.2, 0.3, 0.4])).toBe(true);
});

test('a policy holds from the start of the month it is dated in', () => {
  const policies = [
    { from: '2024-04-20', weights: [0.5, 0.5] },
    { from: '2024-01-01', weights: [1, 0] },
  ];
  expect(policyIn(policies, '2024-03-31')?.weights).toEqual([1, 0]);
  expect(policyIn(policies, '2024-04-30')?.weights).toEqual([0.5, 0.5]);
  expect(policyIn(policies, '2023-12-31')).toBeNull();
});

test('months that reset: each, January/April/July/October, January, none', () => {
  const resets = (rule: Parameters<typeof isResetMonth>[0]) =>
    Array.from({ length: 12 }, (_, index) => index + 1).filter(month =>
      isResetMonth(rule, `2024-${String(month).padStart(2, '0')}-28`, later),
    );
  expect(resets('monthly')).toHaveLength(12);
  expect(resets('quarterly')).toEqual([1, 4, 7, 10]);
  expect(resets('annual')).toEqual([1]);
  expect(resets('policy-change')).toEqual([]);
  expect(resets('never')).toEqual([]);
});

test('a year that starts in April resets in April; a new policy resets under every rule but never', () => {
  expect(isResetMonth('annual', '2024-04-30', { ...later, yearStart: 4 })).toBe(true);
  expect(isResetMonth('annual', '2024-01-31', { ...later, yearStart: 4 })).toBe(false);
  expect(isResetMonth('policy-change', '2024-02-29', { isFirst: false, isNewPolicy: true })).toBe(true);
  expect(isResetMonth('never', '2024-02-29', { isFirst: false, isNewPolicy: true })).toBe(false);
  expect(isResetMonth('never', '2024-02-29', { isFirst: true, isNewPolicy: true })).toBe(true);
});
