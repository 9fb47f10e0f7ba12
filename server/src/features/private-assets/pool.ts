import { feeTypes, flowKindOf, type FlowSide, type FlowType } from '@hakaru/contract/private-assets';
import { convert } from '@hakaru/engine/money/conversion';
import { money } from '@hakaru/engine/money/money';
import { negate, sum, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { latestValuation, type ValuationQuality } from '@hakaru/engine/private-assets/roll-forward';
import type { FundFlowKind } from '@hakaru/engine/private-assets/fund-flows';
import { lastReported } from '@hakaru/engine/private-assets/valuation-age';
import { missing, type Result } from '@hakaru/engine/result';
import { childrenOn } from '#features/books/public';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import type { FundTermRow } from './terms-store';
import type { CommitmentRow, CompanyRow, FlowRow, RateRow, ValuationRow } from './store';

/** All facts read about some funds. */
export type FundFacts = {
  commitments: readonly CommitmentRow[];
  flows: readonly FlowRow[];
  valuations: readonly ValuationRow[];
  rates: readonly RateRow[];
  companies: readonly CompanyRow[];
  terms: readonly FundTermRow[];
};

/** A flow in one currency, with the id of its fact. */
export type PoolFlow = { id: string; day: string; side: FlowSide; type: FlowType; kind: FundFlowKind; amount: string };

/** The position of one fund, or of several combined, in one currency on one day; all figures are calculated from it. */
export type Pool = {
  flows: readonly PoolFlow[];
  commitment: Result<string>;
  commitmentIds: readonly string[];
  nav: Result<string> & { quality: ValuationQuality | null; valuedOn: string | null };
  navIds: readonly string[];
  /** The last valuation that was not an estimate, from which the age is counted; for several funds the oldest of theirs. */
  reported: { id: string; day: string } | null;
  /** Carry accrued by the manager, which is added back for gross figures. */
  carry: string | null;
};

export type PoolOf = { entityId: string; asOf: string; basis: 'local' | 'base' };

/** The funds below an entity, or the entity itself if it is a fund. */
export function fundsOf(place: FigureContext, facts: FundFacts, { entityId, asOf }: { entityId: string; asOf: string }): string[] {
  const funds = fundIdsOf(facts);
  const below = (id: string): string[] => (funds.has(id) ? [id] : childrenOn(place.calculator.book, id, asOf).flatMap(below));
  return below(entityId);
}

const fundIds = new WeakMap<FundFacts, ReadonlySet<string>>();

/** Cached for a set of facts, because a year of months asks for it hundreds of times. */
function fundIdsOf(facts: FundFacts): ReadonlySet<string> {
  const ids = fundIds.get(facts) ?? new Set([...facts.commitments, ...facts.flows].map(one => one.entityId));
  fundIds.set(facts, ids);
  return ids;
}

/** Whether the fund had a commitment, flow or valuation by the day; before that it does not exist, and none of its figures is 0. */
export function existsOn({ commitments, flows, valuations }: FundFacts, entityId: string, day: string): boolean {
  return [commitments, flows, valuations].some(rows => rows.some(row => row.entityId === entityId && row.asOf <= day));
}

const pools = new WeakMap<FundFacts, Map<string, Pool>>();

/**
 * Cached for a fund and a day, because every measure of a screen asks for it. Facts are read for each request, so the cache is keyed by
 * them.
 */
export function poolOf(place: FigureContext, facts: FundFacts, of: PoolOf): Pool {
  const known = pools.get(facts) ?? new Map<string, Pool>();
  pools.set(facts, known);
  const key = `${of.entityId}|${of.asOf}|${of.basis}`;
  const pool = known.get(key) ?? makePool(place, facts, of);
  known.set(key, pool);
  return pool;
}

function makePool(place: FigureContext, facts: FundFacts, { entityId, asOf, basis }: PoolOf): Pool {
  const flows = facts.flows.filter(flow => flow.entityId === entityId && flow.asOf <= asOf);
  const amountOf = (flow: FlowRow) => (basis === 'local' ? flow.amount : flow.amountBase);
  const pool = localPool(facts, { entityId, asOf });
  const reported = flows.flatMap(({ id, asOf: day, side, type, ...flow }) => {
    const amount = amountOf({ id, asOf: day, side, type, ...flow });
    return amount === null ? [] : [{ id, day, side, type, kind: flowKindOf(side, type), amount }];
  });
  if (basis === 'local') return { ...pool, flows: reported };
  const inBase = (value: Result<string>) => converted(place, facts, { entityId, asOf, value });
  const { value, reason } = figure(place.calculator, { entityId, measure: 'marketValue', horizon: null, asOf });
  const nav = reported.length < flows.length ? missing('gap') : value === null ? missing(reason ?? 'no_data') : { value };
  return {
    ...pool,
    flows: reported,
    commitment: inBase(pool.commitment),
    nav: { ...nav, quality: pool.nav.quality, valuedOn: pool.nav.valuedOn },
    navIds: [],
  };
}

function localPool(facts: FundFacts, { entityId, asOf }: Omit<PoolOf, 'basis'>): Omit<Pool, 'flows'> {
  const promised = facts.commitments.findLast(one => one.entityId === entityId && one.asOf <= asOf);
  const valuations = facts.valuations
    .filter(one => one.entityId === entityId)
    .map(one => ({ ...one, day: one.asOf, nav: Number(one.nav), reported: one }));
  const latest = latestValuation(valuations, asOf);
  const row = valuations.find(one => one === latest)?.reported;
  const reported = lastReported(valuations, asOf);
  const since = facts.flows.filter(flow => flow.entityId === entityId && row && flow.asOf > row.asOf && flow.asOf <= asOf);
  const signed = since.flatMap(flow => movedBy(flow));
  return {
    commitment: promised ? { value: promised.amount } : missing('no_data'),
    commitmentIds: promised ? [promised.id] : [],
    nav: row
      ? { value: toText(sum([row.nav, ...signed])), quality: row.asOf === asOf ? row.quality : 'estimated', valuedOn: row.asOf }
      : { ...missing('no_data'), quality: null, valuedOn: null },
    navIds: row ? [row.id] : [],
    reported: reported ? { id: reported.reported.id, day: reported.day } : null,
    carry: row?.accruedCarry ?? null,
  };
}

/** The amount a flow adds to the value inside the fund; payments outside the commitment add nothing. */
function movedBy({ side, type, amount }: FlowRow): (string | Decimal)[] {
  const kind = flowKindOf(side, type);
  if (kind === 'call') return [amount];
  return kind === 'distribution' || kind === 'recallable' ? [negate(amount)] : [];
}

export type Converting = { entityId: string; asOf: string; value: Result<string> };

/** Converts an amount of a fund to the investor's currency at the day's fixing; missing without a rate. */
export function converted(place: FigureContext, { rates }: FundFacts, { entityId, asOf, value }: Converting): Result<string> {
  if (value.value === null) return value;
  const { baseCurrency } = place.calculator.book;
  const from = money(value.value, place.calculator.entity(entityId)?.currency ?? baseCurrency);
  const known = rates.map(({ base, asOf: day, mid }) => ({ base, quote: baseCurrency, day, method: 'WMR' as const, rate: mid }));
  const found = convert({ from, to: baseCurrency, day: asOf, method: 'WMR', rates: known });
  return found.value === null ? found : { value: toText(found.value.amount) };
}

/** The fixing used to convert a fund's amount; none within one currency. */
export function rateUsed(
  place: FigureContext,
  { rates }: FundFacts,
  { entityId, asOf }: { entityId: string; asOf: string },
): RateRow | undefined {
  const { currency } = place.calculator.entity(entityId) ?? {};
  const reported = rates.filter(({ base, asOf: day }) => base === currency && day <= asOf);
  return reported.toSorted((a, b) => a.asOf.localeCompare(b.asOf)).at(-1);
}

/** Combines several funds: flows side by side and amounts added; a fund with a missing amount makes a gap. */
export function pooledTogether(pools: readonly Pool[]): Pool {
  const added = (of: (pool: Pool) => Result<string>): Result<string> => {
    const values = pools.flatMap(pool => of(pool).value ?? []);
    if (values.length === 0) return missing('no_data');
    return values.length < pools.length ? missing('gap') : { value: toText(sum(values)) };
  };
  const qualities = pools.flatMap(({ nav }) => nav.quality ?? []);
  const valued = pools.flatMap(({ nav }) => nav.valuedOn ?? []).toSorted();
  const reported = pools.flatMap(pool => pool.reported ?? []).toSorted((a, b) => a.day.localeCompare(b.day));
  return {
    flows: pools.flatMap(({ flows }) => flows),
    commitment: added(({ commitment }) => commitment),
    commitmentIds: [],
    nav: {
      ...added(({ nav }) => nav),
      quality: WEAKEST_FIRST.find(quality => qualities.includes(quality)) ?? null,
      valuedOn: valued[0] ?? null,
    },
    navIds: [],
    reported: reported[0] ?? null,
    carry: null,
  };
}

const WEAKEST_FIRST: readonly ValuationQuality[] = ['estimated', 'valuated', 'audited'];

/** Which flows a figure counts: by effect, by type, or all. */
export type FlowFilter = 'call' | 'distribution' | 'net' | 'inside' | 'gross' | FlowType;

export function flowsIn(pool: Pool, filter: FlowFilter): PoolFlow[] {
  return pool.flows.filter(({ kind, type }) => {
    if (filter === 'net') return kind !== 'reinvested';
    if (filter === 'inside') return kind !== 'reinvested' && kind !== 'outsideCall';
    if (filter === 'gross') return kind !== 'reinvested' && !feeTypes.has(type);
    if (filter === 'call') return kind === 'call' || kind === 'reinvested';
    if (filter === 'distribution') return kind === 'distribution' || kind === 'recallable' || kind === 'reinvested';
    return type === filter;
  });
}

/** The sum of flows, signed from the investor's view if both sides are counted, otherwise as reported. */
export function flowSum(flows: readonly PoolFlow[], filter: FlowFilter): string {
  return toText(sum(flows.map(({ side, amount }) => (isSigned(filter) && side === 'call' ? negate(amount) : amount))));
}

export function isSigned(filter: FlowFilter): boolean {
  return filter === 'net' || filter === 'inside' || filter === 'gross';
}
