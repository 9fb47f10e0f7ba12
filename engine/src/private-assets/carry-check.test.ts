import { expect, test } from 'vitest';
import { accruedCarry, type CarryInputs } from './carry-check';

const TERMS = { hurdle: 0.08, catchUp: 1, carry: 0.2 };
/** A hundred paid in a year ago. */
const YEAR: Omit<CarryInputs, 'value'> = {
  flows: [{ day: '2025-01-01', amount: '100' }],
  asOf: '2026-01-01',
  paid: '0',
  terms: TERMS,
  places: 2,
};

test.each([
  ['below the hurdle nothing', '107.99', '0.00', '0.00', '0.00'],
  ['at the hurdle nothing', '108', '0.00', '0.00', '0.00'],
  ['just above it all goes to the manager', '109', '1.00', '0.00', '1.00'],
  ['caught up: 2 of 10, a fifth of all', '110', '2.00', '0.00', '2.00'],
  ['beyond: a fifth of 20', '120', '2.00', '2.00', '4.00'],
])('%s', (_, value, caughtUp, shared, accrued) => {
  expect(accruedCarry({ ...YEAR, value })).toMatchObject({ owed: '108.00', preferred: '8.00', caughtUp, shared, accrued });
});

test('without a catch-up gains above the hurdle are shared; with half of it the manager catches up more slowly', () => {
  expect(accruedCarry({ ...YEAR, value: '120', terms: { ...TERMS, catchUp: 0 } })?.accrued).toBe('2.40');
  // Half of y until 0.5 y = 0.2 (8 + y): y = 5.333…, 2.67; then a fifth of the remaining 6.667, 1.33.
  expect(accruedCarry({ ...YEAR, value: '120', terms: { ...TERMS, catchUp: 0.5 } })).toMatchObject({
    caughtUp: '2.67',
    shared: '1.33',
    accrued: '4.00',
  });
});

test('money received lowers what is owed from its day on, and carry paid is not accrued again', () => {
  const flows = [...YEAR.flows, { day: '2025-07-02', amount: '-50' }];
  // By hand: 108 − 50 × 1.08^(183 ÷ 365) = 56.0321…
  const carry = accruedCarry({ ...YEAR, flows, value: '70' });
  expect(carry).toMatchObject({ contributed: '100.00', received: '50.00', owed: '56.03', preferred: '6.03', excess: '13.97' });
  expect(accruedCarry({ ...YEAR, value: '117', paid: '3' })).toMatchObject({ entitled: '4.00', accrued: '1.00' });
});

test('flows after the day do not count; a catch-up that never reaches the share has no answer', () => {
  const later = [...YEAR.flows, { day: '2026-02-01', amount: '40' }];
  expect(accruedCarry({ ...YEAR, flows: later, value: '120' })?.contributed).toBe('100.00');
  expect(accruedCarry({ ...YEAR, value: '120', terms: { ...TERMS, catchUp: 0.2 } })).toBeNull();
});
