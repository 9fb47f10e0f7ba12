import { FORECAST_LENGTH, forecastSources, sourceOfType, type ForecastHorizon, type ForecastSource } from '@hakaru/contract/cash-forecast';
import { AppError } from '@hakaru/contract/errors';
import { bondCashFlows } from '@hakaru/engine/bonds/bond-cash-flows';
import { addDays, addMonths } from '@hakaru/engine/calendar/day';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { compare, isZero, multiply, negate, round, sum, toText, type DecimalLike } from '@hakaru/engine/money/decimal';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope, type Db } from '#platform/db';
import { todayOf } from '#platform/today';
import { ledgerOf, openAccounts, type Accounts, type Wanted } from './ledgers';
import { sumBefore, type Ledger } from './ledger-store';
import { expectedFunds, type ExpectedFund } from './expected-flows';
import * as store from './forecast-store';

export type ForecastItem = { day: string; source: ForecastSource; isConfirmed: boolean; cash: string };
export type ForecastPoint = { day: string; balance: string; isBelow: boolean };
/** An account that falls below its own minimum while the total of all accounts may not. */
export type AccountBelow = { mandateId: string; ref: string; name: string; nameJp: string; day: string; balance: string; minimum: string };
export type CashForecast = {
  today: string;
  currency: string;
  opening: string;
  minimum: string | null;
  lowest: ForecastPoint | null;
  items: ForecastItem[];
  points: ForecastPoint[];
  /** Each private fund's expected calls and distributions beyond what is announced, with the assumptions used. */
  funds: ExpectedFund[];
};
export type ForecastOfAccounts = CashForecast & { below: AccountBelow[] };

export type ForecastAsked = Wanted & {
  currency: string;
  horizon: ForecastHorizon;
  sources: readonly ForecastSource[];
  /** By how many percent calls exceed what is expected. */
  callShockPercent: number;
};

/** The cash forecast: today's balance and everything known or expected after it, period by period. */
export async function forecastCash(
  ctx: SignedIn,
  { currency, horizon, sources, callShockPercent, ...wanted }: ForecastAsked,
): Promise<ForecastOfAccounts> {
  return await inTransaction(ctx, async ctx => {
    const opened = await openAccounts(ctx, wanted);
    const [accounts] = opened;
    if (opened.length > 1) throw new AppError('invalid', { mandateId: ['required'] });
    if (!accounts) throw new AppError('notFound');
    const ledger = ledgerOf(accounts, currency);
    const today = todayOf(ctx);
    const shock = (100 + callShockPercent) / 100;
    const forecasting = { today, horizon, sources, shock };
    return await insideScope(ctx.db, { organisation: accounts.ownerId }, async () => ({
      ...(await forecastLedger(ctx.db, ledger, forecasting)),
      below: await accountsBelow(ctx.db, accounts, { currency, ...forecasting }),
    }));
  });
}

/** Payments leave from single accounts, so each account with a minimum is checked by itself. */
async function accountsBelow(
  db: Db,
  opened: Accounts,
  { currency, ...forecasting }: Forecasting & { currency: string },
): Promise<AccountBelow[]> {
  if (opened.accounts.length < 2) return [];
  const guarded = new Set(await store.findGuarded(db, ledgerOf(opened, currency)));
  const below: AccountBelow[] = [];
  for (const account of opened.accounts.filter(({ mandateId }) => guarded.has(mandateId))) {
    const { points, minimum } = await forecastLedger(db, ledgerOf({ ...opened, accounts: [account] }, currency), forecasting);
    const first = points.find(({ isBelow }) => isBelow);
    const { mandateId, ref, name, nameJp } = account;
    if (first && minimum !== null) below.push({ mandateId, ref, name, nameJp, day: first.day, balance: first.balance, minimum });
  }
  return below.toSorted((one, other) => one.day.localeCompare(other.day) || one.ref.localeCompare(other.ref));
}

type Forecasting = { today: string; horizon: ForecastHorizon; sources: readonly ForecastSource[]; shock: number };

/** The forecast of these accounts of one owner. Must run in the owner's scope. */
export async function forecastLedger(db: Db, ledger: Ledger, { today, horizon, sources, shock }: Forecasting): Promise<CashForecast> {
  const { currency } = ledger;
  const { balance } = await sumBefore(db, ledger, addDays(today, 1));
  const minimum = await store.findMinimum(db, ledger);
  const periods = periodsOf(today, horizon);
  const found = await findItems(db, ledger, { today, periods, horizon, shock });
  const items = gathered(
    found.items.filter(({ source }) => sources.includes(source)),
    { periods, places: minorUnitsOf(currency) },
  );
  const points = pointsOf(items, { opening: balance, minimum, days: [today, ...periods] });
  return { today, currency, opening: balance, minimum, items, points, lowest: lowestOf(points), funds: found.funds };
}

/** The last days of the periods: single days, or quarters counted from today. */
function periodsOf(today: string, horizon: ForecastHorizon): string[] {
  if (horizon === 'days') return Array.from({ length: FORECAST_LENGTH.days }, (_, at) => addDays(today, at + 1));
  return Array.from({ length: FORECAST_LENGTH.quarters }, (_, at) => addMonths(today, 3 * (at + 1)));
}

type Finding = { today: string; periods: readonly string[]; horizon: ForecastHorizon; shock: number };

async function findItems(
  db: Db,
  ledger: Ledger,
  { today, periods, horizon, shock }: Finding,
): Promise<{ items: ForecastItem[]; funds: ExpectedFund[] }> {
  const until = periods.at(-1) ?? today;
  const dealt = await store.findExpected(db, ledger, { from: addDays(today, 1), to: until });
  const bonds = await store.findBonds(db, ledger, today);
  const items: ForecastItem[] = dealt.map(({ day, type, isConfirmed, cash }) => {
    const source = sourceOfType(type);
    const isShocked = source === 'calls' && !isConfirmed;
    return { day, source, isConfirmed, cash: isShocked ? toText(multiply(cash, shock.toFixed(2))) : cash };
  });
  // Bond flows are due on fixed days, so they count as confirmed.
  for (const bond of bonds)
    for (const { day, amount } of bondCashFlows(bond, { after: today, until }))
      items.push({ day, source: 'bonds', isConfirmed: true, cash: amount });
  const funds = horizon === 'quarters' ? await expectedFunds(db, ledger, { today, periods, shock }) : [];
  return { items: [...items, ...itemsOf(funds, periods)], funds };
}

/** Expected flows of private funds; empty for the daily forecast, which counts announced flows only. */
function itemsOf(funds: readonly ExpectedFund[], periods: readonly string[]): ForecastItem[] {
  return funds.flatMap(({ calls, distributions }) =>
    periods.flatMap((day, at) => {
      const items: ForecastItem[] = [
        { day, source: 'expectedCalls', isConfirmed: false, cash: toText(negate(calls[at] ?? '0')) },
        { day, source: 'expectedDistributions', isConfirmed: false, cash: distributions[at] ?? '0' },
      ];
      return items.filter(({ cash }) => !isZero(cash));
    }),
  );
}

/** Adds up the items of each period, source and certainty. */
function gathered(items: readonly ForecastItem[], { periods, places }: { periods: readonly string[]; places: number }): ForecastItem[] {
  const sums = new Map<string, ForecastItem & { parts: string[] }>();
  for (const item of items) {
    const day = periods.find(end => item.day <= end) ?? item.day;
    const key = `${day} ${forecastSources.indexOf(item.source)} ${item.isConfirmed}`;
    const before = sums.get(key) ?? { ...item, day, parts: [] };
    sums.set(key, { ...before, parts: [...before.parts, item.cash] });
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { parts, day, source, isConfirmed }]) => ({ day, source, isConfirmed, cash: toText(round(sum(parts), places)) }))
    .filter(({ cash }) => compare(cash, '0') !== 0); // transfers between these accounts cancel out
}

type Path = { opening: string; minimum: string | null; days: readonly string[] };

function pointsOf(items: readonly ForecastItem[], { opening, minimum, days }: Path): ForecastPoint[] {
  let balance: DecimalLike = opening;
  return days.map(day => {
    balance = sum([balance, ...items.filter(item => item.day === day).map(({ cash }) => cash)]);
    return { day, balance: toText(balance), isBelow: minimum !== null && compare(balance, minimum) < 0 };
  });
}

function lowestOf(points: readonly ForecastPoint[]): ForecastPoint | null {
  return points.reduce<ForecastPoint | null>((low, point) => (low === null || compare(point.balance, low.balance) < 0 ? point : low), null);
}
