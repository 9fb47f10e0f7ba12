import { addDays } from '@hakaru/engine/calendar/day';
import { compare, sum, toText } from '@hakaru/engine/money/decimal';

/** Where a payment ahead is known from: the ledger, a request nobody has approved yet, a distribution that is worked out, tax that is owed. */
export const cashMoveKinds = ['booked', 'requested', 'distribution', 'withholding'] as const;
export type CashMoveKind = (typeof cashMoveKinds)[number];
/** Money in is positive, money out negative, in whole yen. */
export type CashMove = { day: string; kind: CashMoveKind; text: string; amount: string };
export type CashWeek = { from: string; to: string; inflow: string; outflow: string; closing: string };

export const CASH_WEEKS = 13;
const WEEK = 7;

/**
 * Thirteen weeks of cash from a day on: what stands before it, and the moves week by week. What should have moved before the day and has
 * not is expected in the first week.
 *
 * @example cashWeeks('100', [{ day: '2026-11-12', kind: 'booked', text: '', amount: '-40' }], '2026-11-10')[0].closing // '60'
 */
export function cashWeeks(opening: string, moves: readonly CashMove[], today: string): CashWeek[] {
  let closing = opening;
  return Array.from({ length: CASH_WEEKS }, (_, at) => {
    const from = addDays(today, at * WEEK);
    const to = addDays(from, WEEK - 1);
    const inside = moves.filter(({ day }) => day <= to && (at === 0 || day >= from)).map(({ amount }) => amount);
    const inflow = toText(sum(inside.filter(amount => compare(amount, '0') > 0)));
    const outflow = toText(sum(inside.filter(amount => compare(amount, '0') < 0)));
    closing = toText(sum([closing, inflow, outflow]));
    return { from, to, inflow, outflow, closing };
  });
}
