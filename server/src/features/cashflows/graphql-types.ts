import { flowTypes } from '@hakaru/contract/private-assets';
import { transactionTypes } from '@hakaru/contract/enumerations';
import { typeNameOf } from '@hakaru/contract/transaction-types';
import { categoryOfType } from '@hakaru/contract/transactions';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { multiply, round, toText } from '@hakaru/engine/money/decimal';
import { TransactionFields, type TransactionRow } from '#features/transactions/public';
import { builder, PaginatorInfo } from '#platform/graphql';
import type { BalanceTrace, CashflowPage, CashflowRow } from './actions';
import type { FundCashflowRow } from './fund-actions';
import type { FundRow } from './fund-store';
import type { SourceSum } from './ledger-store';
import type { ListedAccount } from './ledgers';

export type Shown = CashflowRow | FundCashflowRow;
const fundOf = (row: Shown) => ('fund' in row ? row.fund : null);

/** A currency deal fixes its flow's amount in the other currency; other flows are not hedged by themselves (decisions G89). */
function hedgeOf({ type, fxRate, currency, cash }: TransactionRow) {
  if (type !== 'fxForward' || fxRate === null || currency === HEDGED_INTO) return null;
  return { currency: HEDGED_INTO, rate: fxRate, amount: toText(round(multiply(cash, fxRate), minorUnitsOf(HEDGED_INTO))) };
}
const HEDGED_INTO = 'JPY';

const nameOf = ({ type, isSpot }: Shown, language: 'en' | 'jp'): string =>
  !transactionTypes.some(one => one === type) && Object.hasOwn(flowTypes, type)
    ? flowTypes[type as keyof typeof flowTypes][language] // checked in the condition above
    : typeNameOf(type, isSpot)[language];
const categoryOf = (row: Shown): string => {
  const known = transactionTypes.find(one => one === row.type);
  return known && !fundOf(row) ? categoryOfType(known) : 'Private Asset';
};

export const CashflowType = builder.objectRef<Shown>('Cashflow').implement({
  description: 'A movement of cash: a transaction, or a part of a private fund’s notice. It is derived, never entered.',
  interfaces: [TransactionFields],
  fields: t => ({
    cashflowType: t.exposeString('type'),
    type_description: t.string({ resolve: row => nameOf(row, 'en') }),
    type_description_jp: t.string({ resolve: row => nameOf(row, 'jp') }),
    category_description: t.string({ resolve: categoryOf }),
    amount_local: t.exposeString('cash', { description: 'In the currency of the account, signed: what comes in is positive.' }),
    hedged_currency: t.string({ nullable: true, resolve: row => hedgeOf(row)?.currency ?? null }),
    fx_rate_hedged: t.string({ nullable: true, resolve: row => hedgeOf(row)?.rate ?? null }),
    amount_hedged: t.string({ nullable: true, resolve: row => hedgeOf(row)?.amount ?? null }),
    balance: t.exposeString('balance', { description: 'The running sum of final flows.' }),
    forecast_balance: t.exposeString('forecast', { description: 'The running sum of final and preliminary flows.' }),
    commitment: t.string({ nullable: true, resolve: row => fundOf(row)?.commitment ?? null }),
    cumulative_contribution: t.string({ nullable: true, resolve: row => fundOf(row)?.cumulativeContribution ?? null }),
    cumulative_distribution: t.string({ nullable: true, resolve: row => fundOf(row)?.cumulativeDistribution ?? null }),
    unfunded_commitment: t.string({ nullable: true, resolve: row => fundOf(row)?.unfundedCommitment ?? null }),
    call_progress: t.string({ nullable: true, resolve: row => fundOf(row)?.callProgress ?? null }),
    estimated_market_price: t.string({ nullable: true, resolve: row => fundOf(row)?.estimatedMarketPrice ?? null }),
    estimated_market_price_date: t.string({ nullable: true, resolve: row => fundOf(row)?.estimatedMarketPriceDate ?? null }),
    last_market_price: t.string({ nullable: true, resolve: row => fundOf(row)?.lastMarketPrice ?? null }),
    last_market_price_date: t.string({ nullable: true, resolve: row => fundOf(row)?.lastMarketPriceDate ?? null }),
    market_value: t.string({ nullable: true, resolve: row => fundOf(row)?.marketValue ?? null }),
    book_value: t.string({ nullable: true, resolve: row => fundOf(row)?.bookValue ?? null }),
  }),
});

export const CashflowPageType = builder.objectRef<CashflowPage>('CashflowPage').implement({
  fields: t => ({
    data: t.field({ type: [CashflowType], resolve: ({ data }) => [...data] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    opening_balance: t.string({ resolve: ({ opening }) => opening.balance, description: 'Before the first row of this page.' }),
    opening_forecast_balance: t.string({ resolve: ({ opening }) => opening.forecast }),
  }),
});

export const AccountType = builder.objectRef<ListedAccount>('CashAccount').implement({
  description: 'The cash account of a mandate, with the currencies that moved on it.',
  fields: t => ({
    mandateId: t.exposeID('mandateId'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    currencies: t.exposeStringList('currencies'),
    mayWrite: t.exposeBoolean('mayWrite', { description: 'Whether the sender says how it is run.' }),
  }),
});

export const FundType = builder.objectRef<FundRow>('CashflowFund').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    currency: t.exposeString('currency'),
    mandateId: t.exposeID('mandateId'),
  }),
});

const SourceType = builder.objectRef<SourceSum>('BalanceSource').implement({
  fields: t => ({
    type: t.exposeString('type'),
    status: t.exposeString('status'),
    inflow: t.exposeString('inflow'),
    outflow: t.exposeString('outflow'),
    count: t.exposeInt('count'),
  }),
});

export const BalanceTraceType = builder.objectRef<BalanceTrace>('BalanceTrace').implement({
  description: 'How a balance came about: everything that moved up to the day, by type.',
  fields: t => ({
    currency: t.exposeString('currency'),
    day: t.exposeString('day'),
    balance: t.exposeString('balance'),
    forecast_balance: t.exposeString('forecast'),
    sources: t.expose('sources', { type: [SourceType] }),
  }),
});
