import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { Factors } from '#features/demo/series/factors';
import { FIRST_MONTH } from '#features/demo/series/factors';
import { stream, type Uniform } from '#features/demo/series/random';
import { monthSpots, type MonthSpots } from './fx-series';
import { priceBook, type DemoPrice, type PriceBook } from './prices';
import { demoSecurities, type DemoSecurity } from './securities';

/** One line of a statement in plain numbers; money is in whole yen. */
export type DemoLine = {
  security: DemoSecurity;
  units: number;
  price: DemoPrice;
  fxRate: number | null;
  local: number;
  value: number;
  book: number;
  accrued: number;
  duration: number | null;
};

type Plan = { ref: string; pool: (security: DemoSecurity) => boolean; names: number; changes: number };

const of = (group: DemoSecurity['group']) => (security: DemoSecurity) => security.group === group;
const foreignBonds = (type: 'government bond' | 'corporate bond') => (one: DemoSecurity) =>
  one.group === 'foreign bond' && one.type1 === type;
const ALL = 999;

/** Holdings by account: passive ones hold their whole market, active ones part of it with a few changes each month. */
export const holdingPlans: readonly Plan[] = [
  { ref: 'HDB01', pool: of('yen bond'), names: ALL, changes: 0 },
  { ref: 'HDB02', pool: of('yen bond'), names: 44, changes: 2 },
  { ref: 'HFH01', pool: of('foreign bond'), names: ALL, changes: 0 },
  { ref: 'HFH02', pool: foreignBonds('corporate bond'), names: 26, changes: 1 },
  { ref: 'HFB01', pool: of('foreign bond'), names: 54, changes: 2 },
  { ref: 'HDE01', pool: of('domestic equity'), names: ALL, changes: 0 },
  { ref: 'HDE02', pool: one => one.group === 'domestic equity' && one.type2 === 'small cap', names: 14, changes: 1 },
  { ref: 'HFE01', pool: of('foreign equity'), names: ALL, changes: 0 },
  { ref: 'HFE02', pool: of('foreign equity'), names: 30, changes: 1 },
  { ref: 'SDB01', pool: one => one.group === 'yen bond' || one.type1 === 'fixed income fund', names: ALL, changes: 0 },
  { ref: 'SFB01', pool: of('foreign bond'), names: 58, changes: 1 },
  { ref: 'SFE01', pool: one => one.group === 'foreign equity' || one.type1 === 'equity fund', names: ALL, changes: 1 },
];

const CASH = demoSecurities.find(({ group }) => group === 'cash');
/** The cash share of an account; outside these bounds the manager trades all lines. */
const CASH_SHARE = { least: 0.004, aim: 0.015, most: 0.03 };

type Position = { units: number; cost: number };
type Markets = { prices: PriceBook; spots: MonthSpots };

export function holdingMarkets(factors: Factors): Markets {
  return { prices: priceBook(factors), spots: monthSpots(factors) };
}

/**
 * An account's statements by month. Units change by trades only; the rest of the account's value is cash, so that every statement adds up to
 * the yen.
 */
export function statementsOf(plan: Plan, months: readonly { month: number; value: bigint }[], markets: Markets): Map<number, DemoLine[]> {
  const draw = stream(`holdings|${plan.ref}`);
  const pool = demoSecurities.filter(plan.pool);
  const held = new Map<string, Position>();
  const statements = new Map<number, DemoLine[]>();
  for (const { month, value } of months) {
    const account = Number(value);
    if (held.size === 0) open(held, { pool: pool.slice(0, plan.names), account, month, markets, draw });
    else for (let change = 0; change < plan.changes; change++) exchange(held, { pool, month, markets, draw });
    const lines = balanced(held, { account, month, markets });
    statements.set(month, [...lines, ...cashLine(account, lines, month, markets)]);
  }
  return statements;
}

type Opening = { pool: readonly DemoSecurity[]; account: number; month: number; markets: Markets; draw: Uniform };

function open(held: Map<string, Position>, { pool, account, month, markets, draw }: Opening): void {
  const weights = pool.map(() => 0.4 + 1.6 * draw() * draw() + draw());
  const whole = weights.reduce((total, weight) => total + weight, 0);
  for (const [index, security] of pool.entries()) {
    const wanted = (account * (1 - CASH_SHARE.aim) * (weights[index] ?? 0)) / whole;
    const units = unitsFor(security, wanted, { month, markets });
    // Bought over the years, so cost varies around today's value.
    held.set(security.ref, { units, cost: Math.round(wanted * (0.86 + 0.22 * draw())) });
  }
}

/** Replaces one security by another of about the same value. */
function exchange(held: Map<string, Position>, { pool, month, markets, draw }: Omit<Opening, 'account'>): void {
  const outside = pool.filter(({ ref }) => !held.has(ref));
  const inside = pool.filter(({ ref }) => held.has(ref));
  const leaving = inside[Math.floor(draw() * inside.length)];
  const entering = outside[Math.floor(draw() * outside.length)];
  if (!leaving || !entering) return;
  const money = valueOf(leaving, held.get(leaving.ref)?.units ?? 0, { month, markets }).value;
  held.delete(leaving.ref);
  held.set(entering.ref, { units: unitsFor(entering, money, { month, markets }), cost: money });
}

type Moment = { month: number; markets: Markets };

function balanced(held: Map<string, Position>, { account, ...moment }: Moment & { account: number }): DemoLine[] {
  const lines = linesOf(held, moment);
  const invested = lines.reduce((total, { value }) => total + value, 0);
  const share = 1 - invested / account;
  if (share >= CASH_SHARE.least && share <= CASH_SHARE.most) return lines;
  const factor = (account * (1 - CASH_SHARE.aim)) / invested;
  for (const { security, value } of lines) {
    const position = held.get(security.ref);
    if (!position) continue;
    const units = unitsFor(security, value * factor, moment);
    const bought = units > position.units ? Math.round((value * (units - position.units)) / position.units) : 0;
    const cost = units > position.units ? position.cost + bought : Math.round((position.cost * units) / position.units);
    held.set(security.ref, { units, cost });
  }
  return linesOf(held, moment);
}

function linesOf(held: ReadonlyMap<string, Position>, moment: Moment): DemoLine[] {
  return demoSecurities.flatMap(security => {
    const position = held.get(security.ref);
    return position ? [{ ...valueOf(security, position.units, moment), book: position.cost }] : [];
  });
}

function valueOf(security: DemoSecurity, units: number, { month, markets }: Moment): Omit<DemoLine, 'book'> {
  const price = markets.prices.get(security.ref)?.get(month) ?? { price: 1, day: monthEndOfIndex(month) };
  const fxRate = rateOf(security, { month, markets });
  const places = security.currency === 'JPY' ? 1 : 100;
  const local = Math.round(units * price.price * parOf(security) * places) / places;
  const asOf = monthEndOfIndex(month);
  const accrued = Math.round(local * (fxRate ?? 1) * accruedShare(security, asOf));
  return { security, units, price, fxRate, local, value: Math.round(local * (fxRate ?? 1)), accrued, duration: durationOf(security, asOf) };
}

function unitsFor(security: DemoSecurity, yen: number, { month, markets }: Moment): number {
  const price = markets.prices.get(security.ref)?.get(month)?.price ?? 1;
  const lot = lotOf(security);
  return Math.max(1, Math.round(yen / (price * parOf(security) * (rateOf(security, { month, markets }) ?? 1)) / lot)) * lot;
}

/** Bonds are counted in nominal and priced per hundred. */
const parOf = ({ group }: DemoSecurity) => (group.endsWith('bond') ? 0.01 : 1);
const lotOf = ({ group, currency }: DemoSecurity) =>
  group.endsWith('bond') ? (currency === 'JPY' ? 100_000 : 1_000) : currency === 'JPY' ? 100 : 1;

/** The published fixing to four decimals; null for yen. */
function rateOf({ currency }: DemoSecurity, { month, markets }: Moment): number | null {
  return currency === 'JPY' ? null : Math.round((markets.spots[currency][month - FIRST_MONTH] ?? 0) * 1e4) / 1e4;
}

/** Accrued interest since the last semi-annual coupon, as a share of nominal; included in the market value. */
function accruedShare({ couponPercent, maturityDate }: DemoSecurity, asOf: string): number {
  if (couponPercent === null || maturityDate === null) return 0;
  const days = daysBetween(asOf, maturityDate);
  return ((Number(couponPercent) / 100) * (182 - (((days % 182) + 182) % 182))) / 365;
}

/** Modified duration of a par bond with this coupon; an approximation that is good enough for sample data. */
function durationOf({ couponPercent, maturityDate }: DemoSecurity, asOf: string): number | null {
  if (couponPercent === null || maturityDate === null) return null;
  const rate = Number(couponPercent) / 100;
  const years = daysBetween(asOf, maturityDate) / 365;
  return Math.round(((1 - (1 + rate) ** -years) / rate) * 100) / 100;
}

function cashLine(account: number, lines: readonly DemoLine[], month: number, markets: Markets): DemoLine[] {
  if (!CASH) return [];
  const units = account - lines.reduce((total, { value }) => total + value, 0);
  return [{ ...valueOf(CASH, units, { month, markets }), book: units }];
}
