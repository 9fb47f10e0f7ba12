import { sourceOfType } from '@hakaru/contract/cash-forecast';
import { AppError } from '@hakaru/contract/errors';
import { ladderSources, type LadderSource } from '@hakaru/contract/liquidity';
import { bondCashFlows } from '@hakaru/engine/bonds/bond-cash-flows';
import { addDays, addMonths } from '@hakaru/engine/calendar/day';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { compare, isZero, negate, round, subtract, toText } from '@hakaru/engine/money/decimal';
import { ladderSteps, liquidityLadder, stepOf, type Ladder, type LadderItem, type LadderStep } from '@hakaru/engine/money/liquidity-ladder';
import { redemptions, type RedemptionTerms } from '@hakaru/engine/money/redemptions';
import type { PacedYear } from '@hakaru/engine/private-assets/fund-pacing';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope, type Db } from '#platform/db';
import { todayOf } from '#platform/today';
import { expectedFunds } from './expected-flows';
import type { AssumedRow } from './expected-store';
import { ledgerOf, openAccounts, type Accounts, type Wanted } from './ledgers';
import { sumBefore, type Ledger } from './ledger-store';
import * as store from './ladder-store';
import { findRedeemable, type RedeemableRow } from './redemption-store';

/** The inputs of a redemption: the mandate's reported value, its cash (which the ladder counts separately) and the terms in force. */
export type RedemptionOrigin = RedemptionTerms & { value: string; valuedOn: string; cash: string; fromDay: string; dealingDay: string };

export type PacingOrigin = AssumedRow & PacedYear;

/** The origin of an amount on the ladder: a balance, transaction, bond, private-fund expectation or redemption. */
export type LadderOrigin = LadderItem & {
  source: LadderSource;
  isConfirmed: boolean;
  kind: 'balance' | 'transaction' | 'bond' | 'fund' | 'redemption';
  id: string | null;
  ref: string;
  name: string;
  nameJp: string;
  redemption?: RedemptionOrigin;
  /** The assumptions and the model year, for a private fund that has assumptions. */
  pacing?: PacingOrigin;
};

export type LadderAsked = Wanted & { into: string | null };
export type ShownLadder = Ladder & { today: string; steps: LadderStep[]; currencies: string[] };

/** The liquidity ladder from today to five years: sources and needs by source and step, per currency or converted into one. */
export async function readLadder(ctx: SignedIn, { into, ...wanted }: LadderAsked): Promise<ShownLadder> {
  return await withOrigins(ctx, wanted, async ({ db, today, steps, items, ownerId }) => {
    const rates = into === null ? [] : await store.findSpots(db, ownerId, today);
    const ladder = liquidityLadder(items, { steps, into, day: today, rates });
    const rank = (source: string) => ladderSources.findIndex(one => one === source);
    const rows = ladder.rows.toSorted((one, other) => one.currency.localeCompare(other.currency) || rank(one.source) - rank(other.source));
    return { ...ladder, rows, today, steps, currencies: [...new Set(items.map(({ currency }) => currency))].toSorted() };
  });
}

/** The items behind one cell, in day order: of one currency, or of all when they were converted. */
export async function listOrigins(
  ctx: SignedIn,
  { source, step, currency, ...wanted }: Wanted & { source: LadderSource; step: string; currency: string | null },
): Promise<LadderOrigin[]> {
  return await withOrigins(ctx, wanted, async ({ steps, items }) => {
    const at = steps.findIndex(({ id }) => id === step);
    if (at < 0) throw new AppError('notFound');
    return items
      .filter(item => item.source === source && stepOf(steps, item.day) === at && (currency === null || item.currency === currency))
      .toSorted((one, other) => one.day.localeCompare(other.day) || one.ref.localeCompare(other.ref));
  });
}

type Found = { db: Db; ownerId: string; today: string; steps: LadderStep[]; items: LadderOrigin[] };

async function withOrigins<T>(ctx: SignedIn, wanted: Wanted, work: (found: Found) => Promise<T>): Promise<T> {
  return await inTransaction(ctx, async ctx => {
    const opened = await openAccounts(ctx, wanted);
    const [accounts] = opened;
    if (opened.length > 1) throw new AppError('invalid', { mandateId: ['required'] });
    if (!accounts) throw new AppError('notFound');
    const { ownerId } = accounts;
    const today = todayOf(ctx);
    const steps = ladderSteps(today);
    return await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const items = await findOrigins(ctx.db, accounts, { today, until: steps.at(-1)?.until ?? today });
      return await work({ db: ctx.db, ownerId, today, steps, items });
    });
  });
}

type Span = { today: string; until: string };

async function findOrigins(db: Db, accounts: Accounts, span: Span): Promise<LadderOrigin[]> {
  const items: LadderOrigin[] = [];
  for (const currency of await store.findCurrencies(db, ledgerOf(accounts, 'JPY'))) {
    const ledger = ledgerOf(accounts, currency);
    items.push(...(await balances(db, ledger, span)), ...(await dealt(db, ledger, span)));
    const redeemable = await findRedeemable(db, ledger, span.today);
    items.push(...(await redeemed(db, ledger, redeemable, span)));
    // Redemption money comes from the fund itself, so the bonds of a redeemable mandate are not counted as well.
    items.push(...(await bonds(db, ledger, span)).filter(({ mandateRef }) => !redeemable.some(({ ref }) => ref === mandateRef)));
    items.push(...(await paced(db, ledger, span)));
  }
  return items;
}

async function balances(db: Db, ledger: Ledger, { today }: Span): Promise<LadderOrigin[]> {
  const { balance, count } = await sumBefore(db, ledger, addDays(today, 1));
  if (count === 0) return [];
  const from = { kind: 'balance', id: null, ref: '', name: '', nameJp: '' } as const;
  return [{ ...from, day: today, source: 'cash', currency: ledger.currency, amount: balance, isConfirmed: true }];
}

async function dealt(db: Db, ledger: Ledger, { today, until }: Span): Promise<LadderOrigin[]> {
  const rows = await store.findDealt(db, ledger, { from: addDays(today, 1), to: until });
  return rows.map(({ id, day, type, isConfirmed, cash, ref, name, nameJp }) => {
    const known = sourceOfType(type);
    const source = known === 'bonds' ? 'coupons' : known; // interest transactions are coupons here
    return { kind: 'transaction', id, ref, name, nameJp, day, source, currency: ledger.currency, amount: cash, isConfirmed };
  });
}

/** Contractual payments on fixed days. */
async function bonds(db: Db, ledger: Ledger, { today, until }: Span): Promise<(LadderOrigin & { mandateRef: string })[]> {
  const places = minorUnitsOf(ledger.currency);
  return (await store.findHeldBonds(db, ledger, today)).flatMap(bond =>
    bondCashFlows(bond, { after: today, until }).map(({ day, kind, amount }): LadderOrigin & { mandateRef: string } => ({
      mandateRef: bond.mandateRef,
      kind: 'bond',
      id: bond.id,
      ref: bond.ref,
      name: `${bond.name} (${bond.mandateRef})`,
      nameJp: `${bond.nameJp}（${bond.mandateRef}）`,
      day,
      source: kind === 'coupon' ? 'coupons' : 'maturities',
      currency: ledger.currency,
      amount: toText(round(amount, places)),
      isConfirmed: true,
    })),
  );
}

/** Mandates that could be redeemed if notice were given today; their cash is counted separately and deducted here. */
async function redeemed(db: Db, ledger: Ledger, rows: readonly RedeemableRow[], { today, until }: Span): Promise<LadderOrigin[]> {
  const { ownerId, currency } = ledger;
  const items: LadderOrigin[] = [];
  for (const { mandateId, ref, name, nameJp, value, valuedOn, fromDay, version: _, ...terms } of rows) {
    const { balance } = await sumBefore(db, { ownerId, currency, whole: [mandateId], within: [] }, addDays(today, 1));
    const cash = compare(balance, '0') > 0 ? balance : '0';
    const paid = redemptions({ value: toText(subtract(value, cash)), places: minorUnitsOf(currency), terms }, { today, until });
    for (const { day, dealingDay, amount } of paid)
      items.push({
        kind: 'redemption',
        id: mandateId,
        ref,
        name,
        nameJp,
        day,
        source: 'redemptions',
        currency,
        amount,
        isConfirmed: false,
        redemption: { ...terms, value, valuedOn, cash, fromDay, dealingDay },
      });
  }
  return items;
}

const QUARTERS = 20;

/** Expected flows of private funds per quarter, in addition to what is announced. */
async function paced(db: Db, ledger: Ledger, { today }: Span): Promise<LadderOrigin[]> {
  const periods = Array.from({ length: QUARTERS }, (_, at) => addMonths(today, 3 * (at + 1)));
  const funds = await expectedFunds(db, ledger, { today, periods, shock: 1 });
  return funds.flatMap(({ fundId: id, ref, name, nameJp, calls, distributions, assumed, years }) =>
    periods.flatMap((day, at) => {
      const year = years[Math.floor(at / 4)];
      const pacing = assumed && year ? { pacing: { ...assumed, ...year } } : {};
      const fund = { kind: 'fund', id, ref, name, nameJp, currency: ledger.currency, isConfirmed: false, ...pacing } as const;
      const items: LadderOrigin[] = [
        { ...fund, day, source: 'expectedCalls', amount: toText(negate(calls[at] ?? '0')) },
        { ...fund, day, source: 'expectedDistributions', amount: distributions[at] ?? '0' },
      ];
      return items.filter(({ amount }) => !isZero(amount));
    }),
  );
}
