import { totalOf } from '@hakaru/contract/spc-distributions';
import { cashWeeks, type CashMove, type CashWeek } from '@hakaru/contract/spc-cash';
import { compare, negate, subtract, toText } from '@hakaru/engine/money/decimal';
import { findDistributions, type DistributionRow } from '#features/spc-distributions/public';
import { presentBooks } from '#features/spc-ledgers/public';
import { findPayments } from '#features/spc-payments/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { findLedgerCash } from './cash-store';

export type SpcCash = { opening: string; weeks: CashWeek[]; moves: CashMove[] };

/**
 * A company's cash over thirteen weeks from what is known: the ledger's bank accounts, entries dated ahead, pending payments, draft
 * distributions, and tax withheld. Income that is not booked is not estimated.
 */
export async function readSpcCash(ctx: SignedIn, spcId: string): Promise<SpcCash> {
  const organisationId = ctx.actor.organisation.id;
  const today = todayOf(ctx);
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const { opening, owedTax, booked } = await findLedgerCash(ctx.db, { organisationId, spcId }, today);
    const payments = await findPayments(ctx.db, organisationId, spcId);
    const distributions = await findDistributions(ctx.db, organisationId, spcId);
    const moves: CashMove[] = [
      ...booked.map(({ day, text, amount }): CashMove => ({ day, kind: 'booked', text, amount })),
      ...payments
        .filter(({ status }) => status === 'requested')
        .map(({ paymentDay, payee, amount }): CashMove => ({ day: paymentDay, kind: 'requested', text: payee, amount: less(amount) })),
      ...distributions.filter(({ status }) => status === 'draft').flatMap(draftMoves),
      ...taxMoves(distributions, owedTax),
    ].toSorted((a, b) => a.day.localeCompare(b.day));
    return { opening, weeks: cashWeeks(opening, moves, today), moves };
  });
}

const less = (amount: string): string => toText(negate(amount));
const periodOf = ({ periodFrom, periodTo }: DistributionRow): string => `${periodFrom} – ${periodTo}`;

function draftMoves(row: DistributionRow): CashMove[] {
  const text = periodOf(row);
  return [
    { day: row.paymentDay, kind: 'distribution', text, amount: less(totalOf(row.shares, 'net')) },
    { day: row.withholdingDay, kind: 'withholding', text, amount: less(totalOf(row.shares, 'withholding')) },
  ];
}

/** Tax of approved distributions that the ledger still owes: tax paid is taken as that of the oldest distributions. */
function taxMoves(distributions: readonly DistributionRow[], owedTax: string): CashMove[] {
  let owed = owedTax;
  const moves: CashMove[] = [];
  const approved = distributions.filter(({ status }) => status === 'approved').toSorted((a, b) => b.paymentDay.localeCompare(a.paymentDay));
  for (const row of approved) {
    const tax = totalOf(row.shares, 'withholding');
    const due = compare(tax, owed) < 0 ? tax : owed;
    if (compare(due, '0') <= 0) continue;
    moves.push({ day: row.withholdingDay, kind: 'withholding', text: periodOf(row), amount: less(due) });
    owed = toText(subtract(owed, due));
  }
  return moves;
}
