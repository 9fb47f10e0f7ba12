import { daysBetween } from '@hakaru/engine/calendar/day';
import { compare, subtract, sum, toText } from '@hakaru/engine/money/decimal';

export type Booked = { id: string; day: string; amount: string };
export type BankLine = Booked & { account: string; balance: string };

/** How a statement line and a ledger entry match: on the same day, a few days apart, or not at all. */
export const lineStates = ['matched', 'otherDay', 'unmatched'] as const;
export type LineState = (typeof lineStates)[number];

export type Matches = {
  /** The matching ledger entry of each statement line that has one. */
  entryOf: ReadonlyMap<string, { entryId: string; state: Exclude<LineState, 'unmatched'> }>;
  /** Ledger entries that no line of the bank statement shows. */
  unmatched: readonly string[];
};

/** The most calendar days between the two bookings of one payment: a weekend and a holiday. */
const DAYS_APART = 4;

/**
 * Matches statement lines with ledger entries: the same amount on the same day first, then the nearest day within DAYS_APART. Every line and
 * every entry is used once.
 */
export function matched(lines: readonly Booked[], entries: readonly Booked[]): Matches {
  const entryOf = new Map<string, { entryId: string; state: 'matched' | 'otherDay' }>();
  const free = new Set(entries);
  const take = (line: Booked, entry: Booked, state: 'matched' | 'otherDay') => {
    entryOf.set(line.id, { entryId: entry.id, state });
    free.delete(entry);
  };
  for (const line of lines) {
    const same = [...free].find(entry => entry.day === line.day && compare(entry.amount, line.amount) === 0);
    if (same) take(line, same, 'matched');
  }
  for (const line of lines.filter(({ id }) => !entryOf.has(id))) {
    const near = nearest(line, [...free]);
    if (near) take(line, near, 'otherDay');
  }
  return { entryOf, unmatched: [...free].map(({ id }) => id) };
}

function nearest(line: Booked, entries: readonly Booked[]): Booked | undefined {
  const apart = ({ day }: Booked) => Math.abs(daysBetween(day, line.day));
  const possible = entries.filter(entry => compare(entry.amount, line.amount) === 0 && apart(entry) <= DAYS_APART);
  return possible.toSorted((one, other) => apart(one) - apart(other))[0];
}

export type BalanceDay = { day: string; bank: string; ledger: string; difference: string };

/** Both balances at the end of each day on which either moved: the bank's as stated, the ledger's added up from its opening balance. */
export function balanceDays(lines: readonly BankLine[], entries: readonly Booked[], ledgerOpening: string): BalanceDay[] {
  const days = [...new Set([...lines, ...entries].map(({ day }) => day))].toSorted();
  const accounts = byAccount(lines);
  return days.map(day => {
    const bank = toText(sum(accounts.map(own => own.findLast(line => line.day <= day)?.balance ?? openingOfAccount(own))));
    const ledger = toText(sum([ledgerOpening, ...entries.filter(entry => entry.day <= day).map(({ amount }) => amount)]));
    return { day, bank, ledger, difference: toText(subtract(ledger, bank)) };
  });
}

/** The balance of the accounts before their first lines; null without accounts. */
export function openingOf(lines: readonly BankLine[]): string | null {
  const accounts = byAccount(lines);
  return accounts.length > 0 ? toText(sum(accounts.map(openingOfAccount))) : null;
}

function byAccount(lines: readonly BankLine[]): BankLine[][] {
  const names = [...new Set(lines.map(({ account }) => account))];
  return names.map(name => lines.filter(({ account }) => account === name));
}

function openingOfAccount([first]: readonly BankLine[]): string {
  return first ? toText(subtract(first.balance, first.amount)) : '0';
}
