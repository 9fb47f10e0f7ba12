import { sql } from 'kysely';
import type { FlowTiming } from '@hakaru/engine/returns/modified-dietz';
import type { ReportedFlow } from '#features/facts/public';
import type { Db } from '#platform/db';

/** The values reported before that a file's rows refer to. */
export type Past = {
  /** By entity, measure and month. */
  values: ReadonlyMap<string, string>;
  /** The months of an entity that have a market value, oldest first. */
  months: ReadonlyMap<string, string[]>;
  /** The benchmark's code and return by mandate and month. */
  benchmarkReturns: ReadonlyMap<string, { ref: string; value: string }>;
  /** Other entities of the same class, for entities with too little history of their own. */
  peers: ReadonlyMap<string, string[]>;
  /** The parent of an entity, where the file contains both. */
  parents: ReadonlyMap<string, string>;
  /** The days an entity has values for, oldest first, and whether each was valued on that day. */
  valuations: ReadonlyMap<string, { day: string; isFresh: boolean }[]>;
  /** Holdings by account, month and security. */
  holdings: ReadonlyMap<string, PastHolding>;
  /** Populated month-ends by asset. */
  populated: ReadonlySet<string>;
  rates: ReadonlyMap<string, string>;
  prices: ReadonlyMap<string, { day: string; price: string }>;
  /** Net asset values by fund, day and quality. */
  navs: ReadonlyMap<string, string>;
  /** Parts of notices by fund, day, notice, side and type. */
  flows: ReadonlyMap<string, PastFlow>;
  /** The days on which a part of a notice is recorded, by fund, notice, side and type. */
  noticeDays: ReadonlyMap<string, readonly string[]>;
  /** Dated flows by entity and month. */
  datedFlows: ReadonlyMap<string, readonly ReportedFlow[]>;
  /** Whether flows count from the start or the end of their day, by entity, oldest terms first. */
  flowTimings: ReadonlyMap<string, readonly FlowTerms[]>;
};
/** The terms a mandate started with have no day. */
type FlowTerms = { fromDay: string | null; timing: FlowTiming };
export type PastFlow = { flow: string; flowBase: string | null; fxRate: string | null };
export type PastHolding = { units: string; price: string | null; priceDate: string | null; value: string };

export function flowTimingOn({ flowTimings }: Past, entityId: string, asOf: string): FlowTiming {
  return flowTimings.get(entityId)?.findLast(({ fromDay }) => fromDay === null || fromDay <= asOf)?.timing ?? 'end';
}

export const key = (...parts: readonly string[]): string => parts.join('|');

export type PastAsk = {
  entityIds: readonly string[];
  from: string;
  to: string;
  /** The earliest day the rows are about. */
  first: string;
  securityIds: readonly string[];
  pairs: readonly string[];
  /** Funds whose capital accounts the rows report. */
  fundIds: readonly string[];
};

export async function loadPast(db: Db, organisationId: string, ask: PastAsk): Promise<Past> {
  const own = await findValues(db, organisationId, ask);
  const peers = await findPeers(db, organisationId, youngIn(ask.entityIds, own));
  const others = [...new Set([...peers.values()].flat())].filter(id => !ask.entityIds.includes(id));
  const ofPeers = { ...ask, entityIds: others };
  const values = [...own, ...(others.length > 0 ? await findValues(db, organisationId, ofPeers) : [])];
  const navs = await findNavs(db, organisationId, ask);
  return {
    values: new Map(values.map(({ entityId, measure, asOf, value }) => [key(entityId, measure, asOf), value])),
    months: monthsOf(values),
    benchmarkReturns: await findBenchmarkReturns(db, organisationId, { ...ask, entityIds: [...ask.entityIds, ...others] }),
    peers,
    parents: await findParents(db, organisationId, ask),
    valuations: valuationsOf([...own, ...navs]),
    holdings: await findHoldings(db, organisationId, ask),
    populated: await findPopulated(db, organisationId),
    rates: await findRates(db, organisationId, ask),
    prices: await findPrices(db, organisationId, ask),
    navs: new Map(navs.map(({ entityId, asOf, quality, value }) => [key(entityId, asOf, quality), value])),
    flows: await findFlows(db, organisationId, ask),
    noticeDays: await findNoticeDays(db, organisationId, ask),
    ...(await findDated(db, organisationId, ask)),
  };
}

type Value = { entityId: string; measure: string; asOf: string; value: string; quality: string; valuedOn: string | null };

async function findValues(db: Db, organisationId: string, { entityIds, from, to }: PastAsk): Promise<Value[]> {
  const { rows } = await sql<Value>`
    select entity_id as "entityId", measure, as_of as "asOf", value::text, quality, valued_on as "valuedOn" from observation
    where organisation_id = ${organisationId} and entity_id = any(${[...entityIds]}::uuid[]) and superseded_at is null
      and as_of between ${from}::date and ${to}::date order by as_of`.execute(db);
  return rows;
}

function monthsOf(values: readonly Value[]): Map<string, string[]> {
  const months = new Map<string, string[]>();
  for (const { entityId, measure, asOf } of values) {
    if (measure !== 'marketValue') continue;
    const own = months.get(entityId) ?? [];
    own.push(asOf);
    months.set(entityId, own);
  }
  return months;
}

function valuationsOf(values: readonly Value[]): Map<string, { day: string; isFresh: boolean }[]> {
  const days = new Map<string, { day: string; isFresh: boolean }[]>();
  for (const { entityId, measure, asOf: day, quality, valuedOn } of values) {
    if (measure !== 'marketValue' && measure !== 'nav') continue;
    const own = days.get(entityId) ?? [];
    own.push({ day, isFresh: quality !== 'estimated' && valuedOn === null });
    days.set(entityId, own);
  }
  return days;
}

/** With fewer months than this, an entity is also judged by others of its class. */
const YOUNG = 13;

function youngIn(entityIds: readonly string[], values: readonly Value[]): string[] {
  const months = monthsOf(values);
  return entityIds.filter(id => months.has(id) && (months.get(id)?.length ?? 0) < YOUNG);
}

const PEERS_EACH = 8;

async function findPeers(db: Db, organisationId: string, entityIds: readonly string[]): Promise<Map<string, string[]>> {
  if (entityIds.length === 0) return new Map();
  const { rows } = await sql<{ entityId: string; peers: string[] }>`
    select m.entity_id as "entityId", (array_agg(p.entity_id order by p.entity_id))[1:${PEERS_EACH}::int] as peers
    from category_member m
    join category c on (c.organisation_id, c.id) = (m.organisation_id, m.category_id) and c.axis = 'class' and c.kind = 'portfolio'
    join category_member p on (p.organisation_id, p.category_id) = (m.organisation_id, m.category_id) and p.entity_id <> m.entity_id
    where m.organisation_id = ${organisationId} and m.entity_id = any(${[...entityIds]}::uuid[]) group by m.entity_id`.execute(db);
  return new Map(rows.map(({ entityId, peers }) => [entityId, peers]));
}

/** A custodial account is left out: it shows the same money as the mandate above it and is not a part of it. */
async function findParents(db: Db, organisationId: string, { entityIds }: PastAsk): Promise<Map<string, string>> {
  const { rows } = await sql<{ childId: string; parentId: string }>`
    select l.child_id as "childId", l.parent_id as "parentId" from entity_link l
    join entity c on (c.organisation_id, c.id) = (l.organisation_id, l.child_id) and c.kind <> 'custodial'
    where l.organisation_id = ${organisationId} and l.child_id = any(${[...entityIds]}::uuid[]) and l.parent_id = any(${[...entityIds]}::uuid[]) order by l.from_day`.execute(
    db,
  );
  return new Map(rows.map(({ childId, parentId }) => [childId, parentId]));
}

type BenchmarkReturns = Map<string, { ref: string; value: string }>;

async function findBenchmarkReturns(db: Db, organisationId: string, { entityIds, from, to }: PastAsk): Promise<BenchmarkReturns> {
  const { rows } = await sql<{ entityId: string; asOf: string; ref: string; value: string }>`
    select a.entity_id as "entityId", o.as_of as "asOf", b.ref, o.value::text from benchmark_assignment a
    join entity b on (b.organisation_id, b.id) = (a.organisation_id, a.benchmark_id)
    join observation o on (o.organisation_id, o.entity_id) = (a.organisation_id, a.benchmark_id) and o.measure = 'return' and o.superseded_at is null
      and o.as_of >= a.from_day and (a.to_day is null or o.as_of <= a.to_day)
    where a.organisation_id = ${organisationId} and a.entity_id = any(${[...entityIds]}::uuid[]) and o.as_of between ${from}::date and ${to}::date`.execute(
    db,
  );
  return new Map(rows.map(({ entityId, asOf, ref, value }) => [key(entityId, asOf), { ref, value }]));
}

async function findHoldings(
  db: Db,
  organisationId: string,
  { entityIds, securityIds, from, to }: PastAsk,
): Promise<Map<string, PastHolding>> {
  if (securityIds.length === 0) return new Map();
  const { rows } = await sql<PastHolding & { entityId: string; asOf: string; securityId: string }>`
    select entity_id as "entityId", as_of as "asOf", security_id as "securityId", units::text, price::text, price_date as "priceDate",
      market_value::text as value from holding
    where organisation_id = ${organisationId} and entity_id = any(${[...entityIds]}::uuid[]) and superseded_at is null
      and as_of between greatest(${from}::date, ${to}::date - 100) and ${to}::date`.execute(db);
  return new Map(rows.map(({ entityId, asOf, securityId, ...held }) => [key(entityId, asOf, securityId), held]));
}

async function findPopulated(db: Db, organisationId: string): Promise<Set<string>> {
  const { rows } = await sql<{ assetId: string; asOf: string }>`
    select asset_id as "assetId", as_of as "asOf" from month_end where organisation_id = ${organisationId} and populated_at is not null`.execute(
    db,
  );
  return new Set(rows.map(({ assetId, asOf }) => key(assetId, asOf)));
}

type Rate = { base: string; quote: string; asOf: string; tenor: string; method: string; mid: string };

/** The rates of the days asked for, by their whole key; and the newest spot rate of each pair, by the pair alone. */
async function findRates(db: Db, organisationId: string, { pairs, first, to }: PastAsk): Promise<Map<string, string>> {
  if (pairs.length === 0) return new Map();
  const own = sql`f.organisation_id = ${organisationId} and f.superseded_at is null`;
  const { rows } = await sql<Rate>`
    select f.base, f.quote, f.as_of as "asOf", f.tenor, f.method, f.mid::text from fx_rate f
    where ${own} and f.base || f.quote = any(${[...pairs]}::text[]) and f.as_of between ${first}::date and ${to}::date`.execute(db);
  const { rows: newest } = await sql<Pick<Rate, 'base' | 'quote' | 'mid'>>`
    select n.base, n.quote, n.mid::text from unnest(${[...pairs]}::text[]) as p(pair) cross join lateral (
      select f.base, f.quote, f.mid from fx_rate f
      where ${own} and f.base = left(p.pair, 3) and f.quote = right(p.pair, 3) and f.tenor = 'spot' and f.as_of <= ${to}::date
      order by f.as_of desc limit 1) n`.execute(db);
  return new Map([
    ...rows.map(({ base, quote, asOf, tenor, method, mid }) => [key(base, quote, asOf, tenor, method), mid] as const),
    ...newest.map(({ base, quote, mid }) => [key(base, quote), mid] as const),
  ]);
}

async function findPrices(
  db: Db,
  organisationId: string,
  { securityIds, to }: PastAsk,
): Promise<Map<string, { day: string; price: string }>> {
  if (securityIds.length === 0) return new Map();
  const { rows } = await sql<{ securityId: string; day: string; price: string }>`
    select distinct on (security_id) security_id as "securityId", as_of as day, price::text from price
    where organisation_id = ${organisationId} and security_id = any(${[...securityIds]}::uuid[]) and superseded_at is null and as_of < ${to}::date - 20
    order by security_id, as_of desc`.execute(db);
  return new Map(rows.map(({ securityId, day, price }) => [securityId, { day, price }]));
}

async function findNavs(db: Db, organisationId: string, { fundIds, from, to }: PastAsk): Promise<Value[]> {
  if (fundIds.length === 0) return [];
  const { rows } = await sql<Value>`
    select entity_id as "entityId", 'nav' as measure, as_of as "asOf", nav::text as value, quality, null as "valuedOn" from valuation
    where organisation_id = ${organisationId} and entity_id = any(${[...fundIds]}::uuid[]) and superseded_at is null
      and as_of between ${from}::date and ${to}::date order by as_of`.execute(db);
  return rows;
}

type Flow = PastFlow & { entityId: string; asOf: string; notice: string; side: string; type: string };

async function findFlows(db: Db, organisationId: string, { fundIds, first, to }: PastAsk): Promise<Map<string, PastFlow>> {
  if (fundIds.length === 0) return new Map();
  const { rows } = await sql<Flow>`
    select entity_id as "entityId", as_of as "asOf", notice, side, type, amount::text as flow, amount_base::text as "flowBase", fx_rate::text as "fxRate"
    from cashflow where organisation_id = ${organisationId} and entity_id = any(${[...fundIds]}::uuid[]) and superseded_at is null
      and as_of between ${first}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ entityId, asOf, notice, side, type, ...recorded }) => [key(entityId, asOf, notice, side, type), recorded]));
}

/** All days on which a part of a notice is recorded, whatever the date range: a notice sent again may carry another date. */
async function findNoticeDays(db: Db, organisationId: string, { fundIds }: PastAsk): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>();
  if (fundIds.length === 0) return days;
  const { rows } = await sql<Omit<Flow, keyof PastFlow>>`
    select entity_id as "entityId", as_of as "asOf", notice, side, type from cashflow
    where organisation_id = ${organisationId} and entity_id = any(${[...fundIds]}::uuid[]) and superseded_at is null order by as_of`.execute(
    db,
  );
  for (const { entityId, asOf, notice, side, type } of rows) {
    const of = key(entityId, notice, side, type);
    days.set(of, [...(days.get(of) ?? []), asOf]);
  }
  return days;
}

type Dated = ReportedFlow & { entityId: string; asOf: string };

async function findDated(
  db: Db,
  organisationId: string,
  { entityIds, from, to }: PastAsk,
): Promise<Pick<Past, 'datedFlows' | 'flowTimings'>> {
  const { rows } = await sql<Dated>`
    select entity_id as "entityId", as_of as "asOf", day, amount::text, value_before::text as "valueBefore" from dated_flow
    where organisation_id = ${organisationId} and entity_id = any(${[...entityIds]}::uuid[]) and superseded_at is null
      and as_of between ${from}::date and ${to}::date order by as_of, day`.execute(db);
  const datedFlows = new Map<string, ReportedFlow[]>();
  for (const { entityId, asOf, ...flow } of rows)
    datedFlows.set(key(entityId, asOf), [...(datedFlows.get(key(entityId, asOf)) ?? []), flow]);
  return { datedFlows, flowTimings: await findFlowTimings(db, organisationId, entityIds) };
}

/** An entity without terms of its own follows the mandate above it, as in the figures. */
async function findFlowTimings(db: Db, organisationId: string, entityIds: readonly string[]): Promise<Past['flowTimings']> {
  const { rows } = await sql<FlowTerms & { id: string }>`
    with held as (
      select distinct on (e.id) e.id, coalesce(m.entity_id, l.parent_id) as holder_id from unnest(${[...entityIds]}::uuid[]) e(id)
      left join mandate m on m.organisation_id = ${organisationId} and m.entity_id = e.id
      left join entity_link l on l.organisation_id = ${organisationId} and l.child_id = e.id
      order by e.id, l.from_day desc)
    select h.id, t.from_day as "fromDay", case t.flow_timing when 'startOfDay' then 'start' else 'end' end as timing
    from held h join (
      select entity_id, null::date as from_day, flow_timing from mandate where organisation_id = ${organisationId}
      union all select entity_id, from_day, flow_timing from mandate_term where organisation_id = ${organisationId}) t on t.entity_id = h.holder_id
    order by h.id, t.from_day nulls first`.execute(db);
  const timings = new Map<string, FlowTerms[]>();
  for (const { id, ...terms } of rows) timings.set(id, [...(timings.get(id) ?? []), terms]);
  return timings;
}
