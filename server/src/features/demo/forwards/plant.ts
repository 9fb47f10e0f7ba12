import { forwardRate } from '@hakaru/engine/fx/forward-points';
import { compare, divide, multiply, round, subtract, toText } from '@hakaru/engine/money/decimal';
import { exposuresOn, insertTargets, type Exposure } from '#features/currency-hedge/public';
import { demoId } from '#features/demo/demo-id';
import { counterpartyId } from '#features/demo/institution/counterparties';
import { entityId } from '#features/demo/institution/structure';
import { personAt } from '#features/demo/instructions/person-at';
import { findMarkets, insertForwards, marketPlace, marketsOf, type Markets } from '#features/fx-forwards/public';
import { insertTransactions } from '#features/transactions/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { dealLatest } from './latest';
import { dealWritten } from './written';
import { hedgePlans, maturityOf, monthBack, rollMonths, type HedgePlan, type RollMonth } from './plan';
import { findInstructed, hasForwards, type Instructed } from './store';

const OWNERS = [
  { owner: 'HOSHI', officer: 'admin@hoshikawa.example', asset: 'HMAIN' },
  { owner: 'SHIRA', officer: 'admin@shirasagi.example', asset: 'SMAIN' },
] as const;
const TODAY = '2026-11-10';
const NOW = '2026-11-10T00:30:00Z';
const LAST = { year: 2026, month: 10 } as const;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;

/**
 * Two years of rolls, inserted directly with their original dates because confirmed months accept no changes. Deals of the open months go
 * through the feature's own actions. An owner that already has rolls is skipped.
 */
export async function plantForwards(app: App): Promise<void> {
  for (const { owner, officer, asset } of OWNERS) {
    const scope = { organisation: demoId(owner) };
    if (await inScope(app.database.db, scope, db => hasForwards(db, demoId(owner)))) continue;
    const plans = hedgePlans.filter(plan => plan.owner === owner);
    await inScope(app.database.db, scope, db => insertTargets(db, plans.flatMap(targetRows)));
    const entityIds = plans.map(({ mandate }) => entityId(owner, mandate));
    const months = rollMonths(LAST);
    const days = [...months.map(({ trade }) => trade), TODAY];
    const exposures = await exposuresOn(personAt(app, officer, NOW), { assetId: demoId(asset), entityIds, days });
    await inScope(app.database.db, scope, async db => {
      const pairs = CURRENCIES.map(base => ({ base, quote: 'JPY' }));
      const markets = marketsOf(await findMarkets(db, { ownerId: demoId(owner), pairs, days, known: null }));
      const ground = { months, exposures, markets, instructed: await findInstructed(db, demoId(owner), TODAY) };
      const forwards = plans.flatMap(plan => CURRENCIES.flatMap(currency => chainOf(plan, currency, ground)));
      await insertForwards(db, forwards);
      await insertTransactions(db, openingsOf(forwards));
    });
    if (owner !== 'HOSHI') continue;
    await dealLatest(app);
    await dealWritten(app);
  }
}

function targetRows({ owner, mandate, target, lowest, highest }: HedgePlan) {
  const entity = { organisation_id: demoId(owner), entity_id: entityId(owner, mandate) };
  return CURRENCIES.map(currency => ({ ...entity, currency, from_day: '2024-04-01', target, lowest, highest }));
}

type Ground = { months: readonly RollMonth[]; exposures: readonly Exposure[]; markets: Markets; instructed: readonly Instructed[] };

/**
 * The forwards of one mandate and currency. Each is closed by the near leg of the next roll and followed by its far leg; the last one is open
 * today.
 */
function chainOf(plan: HedgePlan, currency: string, ground: Ground) {
  const step = plan.monthly.includes(currency) ? 1 : 3;
  const dealt = ground.months.filter((_, at) => (ground.months.length - 1 - at) % step === 0);
  const deals = dealt.flatMap((month, at) => dealOf(plan, currency, { ground, month, step, isLast: at === dealt.length - 1 }));
  return deals.flatMap((deal, at) => {
    const next = deals[at + 1];
    const far = {
      ...deal,
      origin_id: deals[at - 1]?.id ?? null,
      type: 'fxForward',
      realised: null,
      status: next ? 'finalSetoff' : 'final',
    };
    return next ? [far, nearLegOf(deal, { trade: next.trade_date, spot: spotOn(ground.markets, currency, next.trade_date) })] : [far];
  });
}

type Dealing = { ground: Ground; month: RollMonth; step: number; isLast: boolean };

function dealOf(plan: HedgePlan, currency: string, { ground, month: { year, month, trade }, step, isLast }: Dealing) {
  const { owner, mandate, bank } = plan;
  const amount = amountOf(plan, currency, { ground, day: isLast ? TODAY : trade });
  const maturity = maturityOf(...dateOf(monthBack({ year, month }, -step)));
  const market = ground.markets.get(marketPlace(currency, 'JPY', trade));
  const outright = market && forwardRate({ ...market, day: maturity }).value?.outright;
  if (amount === null || outright === undefined) return [];
  const rate = outright.toFixed(2);
  return [
    {
      organisation_id: demoId(owner),
      id: demoId(`${mandate}|forward|${currency}|${trade}`),
      entity_id: entityId(owner, mandate),
      ref: `R-${trade.slice(0, 7)}-${mandate}-${currency}`,
      counterparty_id: counterpartyId(owner, bank),
      side: 'sell',
      trade_date: trade,
      settlement_date: maturity,
      maturity_date: maturity,
      currency,
      counter_currency: 'JPY',
      amount,
      forward_rate: rate,
      transaction_fee: '0',
      jpy_amount: toText(round(multiply(amount, rate), 0)),
      created_at: new Date(`${trade}T06:00:00Z`),
      updated_at: new Date(`${trade}T06:00:00Z`),
    },
  ];
}

type Deal = ReturnType<typeof dealOf>[number];

/** Buys the position back at spot on the day of the next roll, with the same maturity; the difference settles in yen. */
function nearLegOf(deal: Deal, { trade, spot }: { trade: string; spot: string }) {
  const at = new Date(`${trade}T06:00:00Z`);
  return {
    ...deal,
    id: demoId(`${deal.ref}|near`),
    origin_id: deal.id,
    type: 'fxForward setoff',
    status: 'final',
    side: 'buy',
    trade_date: trade,
    ref: deal.ref.replace('R-', 'S-'),
    forward_rate: spot,
    jpy_amount: toText(round(multiply(deal.amount, spot), 0)),
    realised: toText(round(multiply(deal.amount, subtract(deal.forward_rate, spot)), 0)),
    created_at: at,
    updated_at: at,
  };
}

const spotOn = (markets: Markets, currency: string, day: string): string =>
  (markets.get(marketPlace(currency, 'JPY', day))?.spot ?? 0).toFixed(2);

const OPENED = '2024-11-01';
const RESERVE = 500_000_000;

/** The opening yen balance of each hedged mandate, large enough for the losses of its rolls since. */
function openingsOf(forwards: readonly (ReturnType<typeof chainOf>[number] & { realised: string | null })[]) {
  const mandates = new Map(forwards.map(one => [one.entity_id, one.organisation_id]));
  return [...mandates].map(([mandate, organisation]) => {
    const differences = forwards.filter(one => one.entity_id === mandate && one.realised !== null);
    let held = 0;
    let lowest = 0;
    for (const { realised } of differences.toSorted((one, other) => (one.maturity_date < other.maturity_date ? -1 : 1))) {
      held += Number(realised);
      lowest = Math.min(lowest, held);
    }
    const amount = String((Math.ceil(-lowest / RESERVE) + 1) * RESERVE);
    return {
      organisation_id: organisation,
      mandate_id: mandate,
      type: 'receiptAdditional',
      status: 'final',
      currency: 'JPY',
      amount,
      cash: amount,
      trade_date: OPENED,
      settlement_date: OPENED,
      comment: 'Opening balance',
      created_at: new Date(`${OPENED}T01:00:00Z`),
    };
  });
}

const dateOf = ({ year, month }: { year: number; month: number }): [number, number] => [year, month];

/** The target share of the exposure on the day; for today's deal less what instructions have already hedged. */
function amountOf(plan: HedgePlan, currency: string, { ground, day }: { ground: Ground; day: string }): string | null {
  const id = entityId(plan.owner, plan.mandate);
  const own = ground.exposures.filter(one => one.entityId === id && one.currency === currency && one.value !== null);
  const value = own.find(one => one.day === day)?.value ?? own[0]?.value;
  if (value === undefined || value === null) return null;
  const wanted = multiply(value, day === TODAY ? (plan.today[currency] ?? plan.target) : plan.target);
  const others = day === TODAY ? ground.instructed.find(one => one.entityId === id && one.currency === currency)?.amount : undefined;
  const exact = subtract(wanted, others ?? 0);
  // Banks deal in thousands; a drifted position of today keeps its exact amount.
  const amount = plan.today[currency] && day === TODAY ? round(exact, 2) : multiply(divide(exact, 1000, 0), 1000);
  return compare(amount, 0) > 0 ? toText(amount) : null;
}
