import { yearFraction } from '#calendar/day-count';
import type { Day } from '#calendar/day';
import { compare, divide, multiply, negate, round, subtract, sum, toText, type Decimal } from '#money/decimal';

/** Rates a year and shares, as fractions: 0.08 is 8 %. */
export type CarryTerms = { hurdle: number; catchUp: number; carry: number };

/** Money of the investor: paid in above zero, received below. */
export type CarryFlow = { day: Day; amount: string };

export type CarryInputs = {
  flows: readonly CarryFlow[];
  asOf: Day;
  /** What the fund is worth before the manager's share is taken. */
  value: string;
  /** What the manager was paid of it already. */
  paid: string;
  terms: CarryTerms;
  places: number;
};

/** How the manager's share comes about, were the fund sold at its value on the day. */
export type Carry = {
  contributed: string;
  received: string;
  value: string;
  /** What the investor must still receive so that all paid in has earned the hurdle. */
  owed: string;
  /** The gain in that: what was received and is owed, less what was paid in. */
  preferred: string;
  /** Value above it, with what was paid to the manager. */
  excess: string;
  caughtUp: string;
  shared: string;
  entitled: string;
  accrued: string;
};

const EXACT = 20;

/**
 * The carry of a whole fund (European waterfall): first the investor's money with the hurdle, then the manager catches up, then gains are
 * shared. Null where a catch-up is agreed that never reaches the manager's share.
 *
 * @example accruedCarry({ flows: [{ day: '2025-01-01', amount: '100' }], asOf: '2026-01-01', value: '120', paid: '0', terms: { hurdle: 0.08, catchUp: 1, carry: 0.2 }, places: 2 })?.accrued // '4.00'
 */
export function accruedCarry({ flows, asOf, value, paid, terms, places }: CarryInputs): Carry | null {
  const { hurdle, catchUp, carry } = terms;
  if (catchUp > 0 && catchUp <= carry) return null;
  const amounts = flows.filter(({ day }) => day <= asOf);
  const contributed = sum(amounts.flatMap(({ amount }) => (compare(amount, '0') > 0 ? [amount] : [])));
  const received = negate(sum(amounts.flatMap(({ amount }) => (compare(amount, '0') < 0 ? [amount] : []))));
  const grown = amounts.reduce((total, { day, amount }) => total + Number(amount) * (1 + hurdle) ** yearFraction(day, asOf), 0);
  const owed = round(grown > 0 ? grown.toFixed(places) : '0', places);
  const preferred = atLeastNothing(subtract(sum([received, owed]), contributed));
  const excess = atLeastNothing(subtract(sum([value, paid]), owed));
  const room = catchUp > 0 ? divide(multiply(preferred, carry), toText(subtract(String(catchUp), String(carry))), EXACT) : null;
  const caught = room === null ? round('0', places) : compare(excess, room) < 0 ? excess : room;
  const caughtUp = round(multiply(caught, String(catchUp)), places);
  const shared = round(multiply(subtract(excess, caught), String(carry)), places);
  const entitled = sum([caughtUp, shared]);
  const rounded = (amount: Decimal): string => toText(round(amount, places));
  return {
    contributed: rounded(contributed),
    received: rounded(received),
    value: rounded(sum([value])),
    owed: rounded(owed),
    preferred: rounded(preferred),
    excess: rounded(excess),
    caughtUp: rounded(caughtUp),
    shared: rounded(shared),
    entitled: rounded(entitled),
    accrued: rounded(atLeastNothing(subtract(entitled, paid))),
  };
}

function atLeastNothing(amount: Decimal): Decimal {
  return amount.units < 0n ? { units: 0n, scale: amount.scale } : amount;
}
