import { invalid } from '@hakaru/contract/errors';
import { isDay } from '@hakaru/engine/calendar/day';
import { ledgerOf, openAccounts, sumBefore } from '#features/cashflows/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { balanceDays, matched, openingOf, type BalanceDay, type LineState } from './match';
import * as store from './store';

export type StatementAsk = { mandateId: string; currency: string; from: string; to: string };
export type StatementLine = store.LineRow & { state: LineState; transactionId: string | null };
export type BankReconciliation = {
  accounts: store.CustodialRow[];
  opening: { bank: string; ledger: string } | null;
  closing: BalanceDay | null;
  lines: StatementLine[];
  /** Ledger entries that no line of the bank statement shows. */
  missing: store.EntryRow[];
  days: BalanceDay[];
};

/**
 * Compares a mandate's cash account with the bank's statement, from the first to the last day of the statement's lines; outside of them there
 * is no data from the bank.
 */
export async function readStatement(ctx: SignedIn, { mandateId, currency, from, to }: StatementAsk): Promise<BankReconciliation> {
  for (const [name, day] of Object.entries({ from, to })) if (!isDay(day)) throw invalid(name, 'dateFormat');
  return await inTransaction(ctx, async ctx => {
    const [accounts] = await openAccounts(ctx, { assetId: null, mandateId });
    if (!accounts) return NOTHING;
    const { ownerId } = accounts;
    const ledger = ledgerOf(accounts, currency);
    return await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const custodials = await store.findCustodials(ctx.db, ownerId, mandateId, { from, to });
      const wanted = { entityIds: custodials.map(({ id }) => id), currency, from, to };
      const lines = custodials.length === 0 ? [] : await store.findLines(ctx.db, ownerId, wanted);
      const range = rangeOf(lines);
      if (!range) return { ...NOTHING, accounts: custodials };
      const entries = await store.findEntries(ctx.db, ledger, range);
      const { balance } = await sumBefore(ctx.db, ledger, range.from);
      return { accounts: custodials, ...compared(lines, entries, balance) };
    });
  });
}

const NOTHING: BankReconciliation = { accounts: [], opening: null, closing: null, lines: [], missing: [], days: [] };

function rangeOf(lines: readonly store.LineRow[]): store.Range | null {
  const first = lines[0]?.day;
  const last = lines.at(-1)?.day;
  return first && last ? { from: first, to: last } : null;
}

function compared(lines: readonly store.LineRow[], entries: readonly store.EntryRow[], ledger: string) {
  const opening = { bank: openingOf(lines) ?? '0', ledger };
  const { entryOf, unmatched } = matched(lines, entries);
  const days = balanceDays(lines, entries, ledger);
  return {
    opening,
    closing: days.at(-1) ?? null,
    lines: lines.map((line): StatementLine => {
      const found = entryOf.get(line.id);
      return { ...line, state: found?.state ?? 'unmatched', transactionId: found?.entryId ?? null };
    }),
    missing: entries.filter(({ id }) => unmatched.includes(id)),
    days,
  };
}
