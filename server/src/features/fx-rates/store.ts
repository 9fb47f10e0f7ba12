import { sql } from 'kysely';
import type { FxRateInput } from '@hakaru/contract/fx-rates';
import { withOverrides } from '#features/facts/public';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

/** A fixing: one unit of `base` in `quote`, by method and tenor. */
export type RateKey = { base: string; quote: string; method: string; tenor: string; asOf: string };
export type RateRow = RateKey & {
  id: string;
  tenorDate: string;
  bid: string | null;
  mid: string;
  ask: string | null;
  recordedAt: Date;
  versions: number;
  sourceEn: string;
  sourceJp: string;
  spot: string | null;
  spotDay: string | null;
};
export type MarketScope = { organisationId: string; asOf: string; known: string | null };
export type Filter = { base: string | null; quote: string | null; method: string | null; tenor: string | null; from: string | null };

/** The newest rate of each pair, method and tenor by a day; with `from`, all rates since. Each with the latest spot of its pair and method. */
export async function findRates(db: Db, place: MarketScope, slice: Slice, filter: Filter): Promise<{ data: RateRow[]; total: number }> {
  const { organisationId, asOf, known } = place;
  const { rows } = await sql<RateRow & { total: number }>`
    with ${chosen(place, filter)}
    select r.id::text as id, r.base, r.quote, r.method, r.tenor, r.as_of as "asOf", r.tenor_date as "tenorDate", r.bid::text as bid, r.mid::text as mid,
           r.ask::text as ask, r.recorded_at as "recordedAt", s.label_en as "sourceEn", s.label_jp as "sourceJp", spot.mid as spot, spot.as_of as "spotDay",
           (select count(*)::int from fx_rate o where (o.organisation_id, o.base, o.quote, o.method, o.tenor, o.as_of) =
             (r.organisation_id, r.base, r.quote, r.method, r.tenor, r.as_of)) as versions, r.total
    from (select *, count(*) over ()::int as total from chosen
          order by base, quote, as_of desc, method, tenor_date limit ${slice.first} offset ${offsetOf(slice)}) r
    join source s on (s.organisation_id, s.id) = (r.organisation_id, r.source_id)
    left join lateral (select f.mid::text as mid, f.as_of from fx_rate f
      where f.organisation_id = ${organisationId} and (f.base, f.quote, f.method, f.tenor) = (r.base, r.quote, r.method, 'spot')
        and f.as_of <= ${asOf} and ${knownAt('f', known)} order by f.as_of desc limit 1) spot on true
    order by r.base, r.quote, r.as_of desc, r.method, r.tenor_date`.execute(db);
  return { data: rows, total: rows[0]?.total ?? 0 };
}

function chosen({ organisationId, asOf, known }: MarketScope, { base, quote, method, tenor, from }: Filter) {
  const wanted = sql`f.organisation_id = ${organisationId} and f.as_of <= ${asOf} and ${knownAt('f', known)}
    and (${base}::text is null or f.base = ${base}) and (${quote}::text is null or f.quote = ${quote})
    and (${method}::text is null or f.method = ${method}) and (${tenor}::text is null or f.tenor = ${tenor})`;
  return from === null
    ? sql`chosen as (select distinct on (f.base, f.quote, f.method, f.tenor) f.* from fx_rate f where ${wanted}
        order by f.base, f.quote, f.method, f.tenor, f.as_of desc)`
    : sql`chosen as (select f.* from fx_rate f where ${wanted} and f.as_of >= ${from})`;
}

export type Facets = { pairs: string[]; methods: string[]; tenors: string[] };

export async function findFacets(db: Db, { organisationId }: MarketScope): Promise<Facets> {
  const { rows } = await sql<Facets>`
    select coalesce(array_agg(distinct base || quote), '{}') as pairs, coalesce(array_agg(distinct method), '{}') as methods,
           coalesce(array_agg(distinct tenor), '{}') as tenors
    from fx_rate where organisation_id = ${organisationId} and superseded_at is null`.execute(db);
  return rows[0] ?? { pairs: [], methods: [], tenors: [] };
}

export type NodeRow = { base: string; quote: string; method: string; asOf: string; tenor: string; tenorDate: string; mid: string };

/** All tenors of these fixings, which form the curves for interpolation. */
export async function findCurves(
  db: Db,
  { organisationId, known }: MarketScope,
  of: readonly Omit<RateKey, 'tenor'>[],
): Promise<NodeRow[]> {
  const wanted = JSON.stringify(of.map(({ base, quote, method, asOf }) => ({ base, quote, method, as_of: asOf })));
  const { rows } = await sql<NodeRow>`
    select f.base, f.quote, f.method, f.as_of as "asOf", f.tenor, f.tenor_date as "tenorDate", f.mid::text as mid
    from jsonb_to_recordset(${wanted}::jsonb) as w(base text, quote text, method text, as_of date)
    join fx_rate f on f.organisation_id = ${organisationId} and (f.base, f.quote, f.method, f.as_of) = (w.base, w.quote, w.method, w.as_of)
      and ${knownAt('f', known)} order by f.tenor_date`.execute(db);
  return rows;
}

/** Every recorded version of one fixing, oldest first: its mid, with bid and ask if reported. */
export async function findRateStories(db: Db, organisationId: string, { base, quote, method, tenor, asOf }: RateKey): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select f.id::text || m.name as id, ${organisationId}::text as "entityId", m.name as measure, f.as_of::text as "asOf", m.value::text as value,
           'valuated' as quality, case m.at when 1 then f.place when 2 then cell_of(f.place, f.cells, 'bid') else cell_of(f.place, f.cells, 'ask') end as place,
           f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", s.kind as "sourceKind",
           s.label_en as "sourceEn", s.label_jp as "sourceJp", coalesce(p.name, i.user_name) as person, coalesce(a.name, i.approved_by_name) as "approvedBy", s.import_id as "importId"
    from fx_rate f
    cross join lateral (values ('fxMid', f.mid, 1), ('fxBid', f.bid, 2), ('fxAsk', f.ask, 3)) m(name, value, at)
    join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
    left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)
    where f.organisation_id = ${organisationId} and (f.base, f.quote, f.method, f.tenor) = (${base}, ${quote}, ${method}, ${tenor})
      and f.as_of = ${asOf} and m.value is not null
    order by m.at, f.recorded_at, f.id`.execute(db);
  return await withOverrides(db, rows);
}

export type Standing = { bid: string | null; mid: string; ask: string | null; tenorDate: string; isSame: boolean };

/** The current rate of a fixing, and whether it equals the one to be recorded. */
export async function findStanding(db: Db, organisationId: string, rate: FxRateInput): Promise<Standing | undefined> {
  const { base, quote, method, tenor, asOf } = rate;
  const { rows } = await sql<Standing>`
    select bid::text as bid, mid::text as mid, ask::text as ask, tenor_date as "tenorDate",
           (bid, mid, ask, tenor_date) is not distinct from
             (${rate.bid ?? null}::numeric, ${rate.mid}::numeric, ${rate.ask ?? null}::numeric, ${rate.tenorDate}::date) as "isSame"
    from fx_rate where organisation_id = ${organisationId} and (base, quote, method, tenor) = (${base}, ${quote}, ${method}, ${tenor})
      and as_of = ${asOf} and superseded_at is null`.execute(db);
  return rows[0];
}

function knownAt(table: string, known: string | null) {
  const recorded = sql.ref(`${table}.recorded_at`);
  const superseded = sql.ref(`${table}.superseded_at`);
  return known === null ? sql`${superseded} is null` : sql`${recorded} <= ${known} and (${superseded} is null or ${superseded} > ${known})`;
}
