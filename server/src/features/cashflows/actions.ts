import { AppError } from '@hakaru/contract/errors';
import { runningBalances, type Balances } from '@hakaru/engine/money/running-balance';
import { sum, toText } from '@hakaru/engine/money/decimal';
import type { TransactionRow } from '#features/transactions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { ledgerOf, openAccounts, type Accounts, type Wanted } from './ledgers';
import * as store from './ledger-store';

export type CashflowRow = TransactionRow & Balances;
export type CashflowPage = Page<CashflowRow> & { opening: Balances };
export type Asked = Wanted & { currency: string; range: store.Range; slice: Slice };

/**
 * The flows of one owner's accounts in one currency, oldest first, with the balance after each. Accounts of several owners are never added
 * up: a manager of several must choose one.
 */
export async function listCashflows(ctx: SignedIn, { currency, range, slice, ...wanted }: Asked): Promise<CashflowPage> {
  return await inTransaction(ctx, async ctx => {
    const opened = await openAccounts(ctx, wanted);
    const [accounts] = opened;
    if (opened.length > 1) throw new AppError('invalid', { mandateId: ['required'] });
    if (!accounts) return { ...pageOf<CashflowRow>([], { ...slice, total: 0 }), opening: { balance: '0', forecast: '0' } };
    return await insideScope(ctx.db, { organisation: accounts.ownerId }, () => readLedger(ctx, accounts, { currency, range, slice }));
  });
}

type Part = { currency: string; range: store.Range; slice: Slice };

async function readLedger(ctx: SignedIn, accounts: Accounts, { currency, range, slice }: Part): Promise<CashflowPage> {
  const ledger = ledgerOf(accounts, currency);
  const before = await store.sumBeforeRange(ctx.db, ledger, range);
  const offset = offsetOf(slice);
  const skipped = offset === 0 ? { balance: '0', forecast: '0' } : await store.sumSkipped(ctx.db, ledger, range, offset);
  const opening = added(before, skipped);
  const rows = await store.findRows(ctx.db, ledger, { grants: accounts.grants, range, limit: slice.first, offset });
  const balances = runningBalances(
    opening,
    rows.map(({ cash, status }) => ({ cash, isFinal: status === 'final' })),
  );
  return {
    ...pageOf(
      rows.map((row, at) => ({ ...row, ...(balances[at] ?? opening) })),
      { ...slice, total: before.count },
    ),
    opening,
  };
}

const added = (one: Balances, other: Balances): Balances => ({
  balance: toText(sum([one.balance, other.balance])),
  forecast: toText(sum([one.forecast, other.forecast])),
});

export type BalanceTrace = Balances & { currency: string; day: string; sources: store.SourceSum[] };

/** How a balance came about: the sum of all flows up to the day, by type, with final and expected flows apart. */
export async function traceBalance(
  ctx: SignedIn,
  { currency, day, ...wanted }: Wanted & { currency: string; day: string },
): Promise<BalanceTrace> {
  return await inTransaction(ctx, async ctx => {
    const opened = await openAccounts(ctx, wanted);
    const [accounts] = opened;
    if (opened.length > 1) throw new AppError('invalid', { mandateId: ['required'] });
    if (!accounts) throw new AppError('notFound');
    const sources = await insideScope(ctx.db, { organisation: accounts.ownerId }, () =>
      store.sumsByType(ctx.db, ledgerOf(accounts, currency), day),
    );
    const total = (some: readonly store.SourceSum[]) => toText(sum(['0', ...some.flatMap(({ inflow, outflow }) => [inflow, outflow])]));
    return { currency, day, sources, balance: total(sources.filter(({ status }) => status === 'final')), forecast: total(sources) };
  });
}
