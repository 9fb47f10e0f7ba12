import { expect, test } from 'vitest';
import { changedValues, hindranceOf, samenessOf } from './notice-replacement';

const C15 = { number: 'C-15', day: '2026-11-20', amount: '600000' };

test('a notice shares its number, day or amount with an earlier one; a mark of revision is no other number', () => {
  expect(samenessOf(C15, { number: 'c-15 (Revised)', day: '2026-11-24', amount: '620000' })).toEqual(['number']);
  expect(samenessOf(C15, { number: 'Ｃ－１５　差替', day: '2026-11-24', amount: '600000' })).toEqual(['number', 'amount']);
  expect(samenessOf(C15, { number: 'C-16', day: '2026-11-20', amount: '1' })).toEqual(['day']);
  expect(samenessOf(C15, { number: 'C-16', day: null, amount: null })).toEqual([]);
  expect(samenessOf({ number: null, day: null, amount: null }, { number: null, day: null, amount: null })).toEqual([]);
});

test('what a revised notice says differently, old beside new', () => {
  const before = [
    { name: 'Due date', value: '2026-11-20' },
    { name: 'Total amount', value: '1' },
    { name: 'Bank account', value: 'A' },
  ];
  const after = [
    { name: 'Total amount', value: '2' },
    { name: 'Due date', value: '2026-11-20' },
  ];
  expect(changedValues(before, after)).toEqual([
    { name: 'Total amount', before: '1', after: '2' },
    { name: 'Bank account', before: 'A', after: null },
  ]);
});

test('a draft is withdrawn; a final instruction is cancelled first; a paid one stays', () => {
  const at = (status: string, day: string) => hindranceOf({ ref: 'x', status, day }, '2026-11-10');
  expect(at('preliminary', '2026-11-01')).toBeNull();
  expect(at('final', '2026-11-20')).toBe('replacedFinal');
  expect(at('final', '2026-11-10')).toBe('replacedPaid');
});
