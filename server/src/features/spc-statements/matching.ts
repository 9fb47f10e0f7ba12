import { patternOf } from '@hakaru/contract/bank-csv';
import { daysBetween } from '@hakaru/engine/calendar/day';

export type OpenLine = { id: string; day: string; text: string; amount: string };
/** An entry without a matched line, with its amount on the bank's ledger account. */
export type OpenEntry = { id: string; day: string; amount: string; number: number; description: string };
export type Rule = { pattern: string; direction: 'in' | 'out'; account: string };
export type Proposal = { kind: 'entry'; entry: OpenEntry; isOnly: boolean } | { kind: 'rule'; account: string };

/** The number of days a bank's line may differ from the ledger's day. */
const DAYS_APART = 5;

/**
 * Proposals for open statement lines: an entry of the same amount within five days, each entry for one line only and the nearest first;
 * otherwise the account that the last line with this text was booked to.
 */
export function proposalsFor(lines: readonly OpenLine[], entries: readonly OpenEntry[], rules: readonly Rule[]): Map<string, Proposal> {
  const proposals = new Map<string, Proposal>();
  const left = new Set(entries);
  for (const line of lines) {
    const fitting = [...left].filter(({ amount, day }) => amount === line.amount && apart(day, line.day) <= DAYS_APART);
    const [entry] = fitting.toSorted((a, b) => apart(a.day, line.day) - apart(b.day, line.day) || a.number - b.number);
    if (entry) {
      left.delete(entry);
      proposals.set(line.id, { kind: 'entry', entry, isOnly: fitting.length === 1 });
      continue;
    }
    const pattern = patternOf(line.text);
    const rule = rules.find(one => one.pattern === pattern && one.direction === directionOf(line.amount));
    if (rule) proposals.set(line.id, { kind: 'rule', account: rule.account });
  }
  return proposals;
}

export const directionOf = (amount: string): 'in' | 'out' => (amount.startsWith('-') ? 'out' : 'in');

const apart = (a: string, b: string): number => Math.abs(daysBetween(a, b));
