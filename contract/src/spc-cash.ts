import { addDays } from '@hakaru/engine/calendar/day';
import { compare, sum, toText } from '@hakaru/engine/money/decimal';

/** The source of a future payment: the ledger, a request not yet approved, a distribution not yet approved, or tax due. */
export const cashMoveKinds = ['booked', 'requested', 'distribution', 'withholding'] as const;
export type CashMoveKind = (typeof cashMoveKinds)[number];
/** Inflows are positive, outflows negative, in whole yen. */
export type CashMove = { day: string; kind: CashMoveKind; text: string; amount: string };
export type CashWeek = { from: string; to: string; inflow: string; outflow: string; closing: string };

export const CASH_WEEKS = 13;
const WEEK = 7;

/**
 * Cash over thirteen weeks from a day on: the opening balance, and the movements week by week. Movements overdue on that day are expected
 * in the first week.
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
