import { expect, test } from 'vitest';
import { quarterFee, type FeeStep } from './fee-check';

const QUARTER = { from: '2026-07-01', to: '2026-09-30', places: 2 };
const amounts: Record<'commitment' | 'invested', string | null> = { commitment: '15000000', invested: '8000000' };
const amountOf = (base: keyof typeof amounts) => amounts[base];
const ON_COMMITMENT: FeeStep<keyof typeof amounts> = { from: '2020-03-31', base: 'commitment', percent: '2' };

test('a quarter of the yearly fee on the commitment', () => {
  const { fee, parts, days } = quarterFee({ ...QUARTER, steps: [ON_COMMITMENT], amountOf });
  expect([fee, days]).toEqual(['75000.00', 92]);
  expect(parts).toEqual([
    { from: '2026-07-01', to: '2026-09-30', days: 92, base: 'commitment', percent: '2', amount: '15000000', fee: '75000.00' },
  ]);
});

test('the first step holds from the beginning, even for a quarter before its day', () => {
  expect(quarterFee({ ...QUARTER, steps: [{ ...ON_COMMITMENT, from: '2026-09-30' }], amountOf }).fee).toBe('75000.00');
});

test('a step-down within the quarter shares its days: 31 of July before, 61 after', () => {
  const steps = [ON_COMMITMENT, { from: '2026-08-01', base: 'invested', percent: '1.5' } as const];
  const { fee, parts } = quarterFee({ ...QUARTER, steps, amountOf });
  // By hand: 300,000 / 4 × 31 / 92 = 25,271.739…; 120,000 / 4 × 61 / 92 = 19,891.304…
  expect(parts.map(part => [part.from, part.to, part.days, part.fee])).toEqual([
    ['2026-07-01', '2026-07-31', 31, '25271.74'],
    ['2026-08-01', '2026-09-30', 61, '19891.30'],
  ]);
  expect(fee).toBe('45163.04');
});

test('a step of the first day of the quarter leaves nothing of the one before, and one after it has not begun', () => {
  const steps = [ON_COMMITMENT, { from: '2026-07-01', base: 'invested', percent: '2' } as const];
  expect(quarterFee({ ...QUARTER, steps, amountOf })).toMatchObject({ fee: '40000.00', parts: [{ base: 'invested', days: 92 }] });
  expect(quarterFee({ ...QUARTER, steps: [ON_COMMITMENT, { ...ON_COMMITMENT, from: '2026-10-01' }], amountOf }).parts).toHaveLength(1);
});

test('without a base or without terms there is no fee, not a fee of nothing', () => {
  expect(quarterFee({ ...QUARTER, steps: [ON_COMMITMENT], amountOf: () => null })).toMatchObject({ fee: null, parts: [{ fee: null }] });
  expect(quarterFee({ ...QUARTER, steps: [], amountOf }).fee).toBeNull();
});
