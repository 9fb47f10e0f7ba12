import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@hakaru/engine/calendar/day';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { CASH_WEEKS, cashWeeks, type CashMove } from './spc-cash';

const TODAY = '2026-11-10';
const move = (day: string, amount: string): CashMove => ({ day, kind: 'booked', text: '', amount });

test('thirteen weeks begin today; what is overdue falls in the first, what lies beyond them in none', () => {
  const weeks = cashWeeks(
    '1000',
    [move('2026-11-01', '-100'), move('2026-11-16', '50'), move('2026-11-17', '-7'), move('2027-02-09', '-1')],
    TODAY,
  );
  expect(weeks).toHaveLength(CASH_WEEKS);
  expect(weeks[0]).toEqual({ from: '2026-11-10', to: '2026-11-16', inflow: '50', outflow: '-100', closing: '950' });
  expect(weeks[1]).toMatchObject({ from: '2026-11-17', outflow: '-7', closing: '943' });
  expect(weeks.at(-1)).toMatchObject({ to: '2027-02-08', closing: '943' });
});

test('property: the last week closes at the opening and every move through its last day', () => {
  const moves = fc.array(fc.record({ after: fc.integer({ min: -30, max: 120 }), amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), moves, (opening, list) => {
      const made = list.map(({ after, amount }) => move(addDays(TODAY, after), String(amount)));
      const last = addDays(TODAY, CASH_WEEKS * 7 - 1);
      const within = made.filter(({ day }) => day <= last).map(({ amount }) => amount);
      expect(cashWeeks(String(opening), made, TODAY).at(-1)?.closing).toBe(toText(sum([String(opening), ...within])));
    }),
  );
});
