import { sql } from 'kysely';
import { freshDays } from '@hakaru/contract/securities';
import { ratedOn, withOverrides } from '#features/facts/public';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type SecurityRow = {
  id: string;
  ref: string;
  userCode: string | null;
  isin: string | null;
  nameEn: string;
  nameJp: string;
  type1: string;
  type2: string | null;
  currency: string;
  country: string | null;
  rating: string | null;
  riskWeightPercent: string | null;
  couponPercent: string | null;
  maturityDate: string | null;
  priceFrequency: string;
  price: string | null;
  priceDay: string | null;
  priorPrice: string | null;
  priorDay: string | null;
  isStale: boolean;
};

/** Whose securities, priced on which day, as known at which moment (null: now). */
export type MarketScope = { organisationId: string; asOf: string; known: string | null };
export type Filter = { search: string; type: string | null; currency: string | null; isStale: boolean; ref?: string };
export type Facets = { total: number; stale: number; types: string[]; currencies: string[] };

/** Securities with their latest price and the last one of an earlier month, from which the month's change is calculated. */
export async function findSecurities(db: Db, place: MarketScope, slice: Slice, filter: Filter): Promise<SecurityRow[]> {
  const { rows } = await sql<SecurityRow>`
    ${priced(place)}
    select * from priced where ${wanted(filter)} order by ref limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  return rows;
}

/** The values to filter by, and the number of securities the filter leaves. */
export async function findFacets(db: Db, place: MarketScope, filter: Filter): Promise<Facets> {
  const { rows } = await sql<Facets>`
    ${priced(place)}
    select count(*) filter (where ${wanted(filter)})::int as total, count(*) filter (where "isStale")::int as stale,
           coalesce(array_agg(distinct type1), '{}') as types, coalesce(array_agg(distinct currency), '{}') as currencies from priced`.execute(
    db,
  );
  return rows[0] ?? { total: 0, stale: 0, types: [], currencies: [] };
}

function priced({ organisationId, asOf, known }: MarketScope) {
  const price = (before: ReturnType<typeof sql>) => sql`
    select p.price::text as price, p.as_of from price p
    where p.organisation_id = ${organisationId} and p.security_id = s.id and ${before} and ${knownAt('p', known)} order by p.as_of desc limit 1`;
  const ages = Object.entries(freshDays).flatMap(([name, days]) => (days === null ? [] : [sql`when ${name} then ${days}::int`]));
  return sql`with priced as (
    select s.id, s.ref, v.user_code as "userCode", v.isin, v.name_en as "nameEn", v.name_jp as "nameJp", v.type1, v.type2, v.currency, v.country,
           rated.rating, rated.risk_weight_percent::text as "riskWeightPercent", v.coupon_percent::text as "couponPercent", v.maturity_date as "maturityDate",
           v.price_frequency as "priceFrequency", now.price, now.as_of as "priceDay", before.price as "priorPrice", before.as_of as "priorDay",
           coalesce(now.as_of < ${asOf}::date - case v.price_frequency ${sql.join(ages, sql` `)} end, false) as "isStale"
    from security s
    join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and ${knownAt('v', known)}
    left join lateral (${ratedOn(sql`s`, { day: sql`${asOf}::date`, known })}) rated on true
    left join lateral (${price(sql`p.as_of <= ${asOf}`)}) now on true
    left join lateral (${price(sql`p.as_of < date_trunc('month', now.as_of)`)}) before on true
    where s.organisation_id = ${organisationId})`;
}

function wanted({ search, type, currency, isStale, ref }: Filter) {
  const pattern = `%${search.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
  const texts = ['ref', 'userCode', 'isin', 'nameEn', 'nameJp'].map(name => sql`coalesce(${sql.ref(name)}, '') ilike ${pattern}`);
  return sql`(${sql.join(texts, sql` or `)}) and (${type}::text is null or type1 = ${type}) and (${currency}::text is null or currency = ${currency})
    and (not ${isStale}::boolean or "isStale") and (${ref ?? null}::text is null or ref = ${ref ?? null})`;
}

export type PriceRow = {
  day: string;
  price: string;
  currency: string;
  recordedAt: Date;
  versions: number;
  sourceEn: string;
  sourceJp: string;
};

/** Current prices, newest first, each with its source and how often its day was recorded. */
export async function findPrices(db: Db, { organisationId, asOf, known }: MarketScope, securityId: string, slice: Slice) {
  const standing = sql`p.organisation_id = ${organisationId} and p.security_id = ${securityId} and p.as_of <= ${asOf} and ${knownAt('p', known)}`;
  const { rows } = await sql<PriceRow>`
    select p.as_of as day, p.price::text as price, p.currency, p.recorded_at as "recordedAt", s.label_en as "sourceEn", s.label_jp as "sourceJp",
           (select count(*)::int from price o where (o.organisation_id, o.security_id, o.as_of) = (p.organisation_id, p.security_id, p.as_of)) as versions
    from price p join source s on (s.organisation_id, s.id) = (p.organisation_id, p.source_id)
    where ${standing} order by p.as_of desc limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from price p where ${standing}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

/** All versions of a security's prices on some days with their sources, including withdrawn ones. */
export async function findPriceStories(db: Db, organisationId: string, securityId: string, days: readonly string[]): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select o.id::text as id, o.security_id as "entityId", 'price' as measure, o.as_of::text as "asOf", o.price::text as value, 'valuated' as quality,
           o.place, o.recorded_at as "recordedAt", o.superseded_at as "supersededAt", s.kind as "sourceKind", s.label_en as "sourceEn",
           s.label_jp as "sourceJp", coalesce(p.name, i.user_name) as person, coalesce(a.name, i.approved_by_name) as "approvedBy", s.import_id as "importId"
    from price o
    join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
    left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)
    where o.organisation_id = ${organisationId} and o.security_id = ${securityId} and o.as_of = any(${[...days]}::date[])
    order by o.as_of desc, o.recorded_at, o.id`.execute(db);
  return await withOverrides(db, rows);
}

export type OwnSecurity = { ref: string; nameEn: string; currency: string };

export async function findSecurity(db: Db, organisationId: string, id: string): Promise<OwnSecurity | undefined> {
  const { rows } = await sql<OwnSecurity>`
    select s.ref, v.name_en as "nameEn", v.currency from security s
    join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null
    where s.organisation_id = ${organisationId} and s.id = ${id}`.execute(db);
  return rows[0];
}

/** The current price of a day. */
export async function findStanding(db: Db, organisationId: string, of: { securityId: string; day: string }): Promise<string | undefined> {
  const { rows } = await sql<{ price: string }>`
    select price::text as price from price
    where organisation_id = ${organisationId} and security_id = ${of.securityId} and as_of = ${of.day} and superseded_at is null`.execute(
    db,
  );
  return rows[0]?.price;
}

function knownAt(table: string, known: string | null) {
  const recorded = sql.ref(`${table}.recorded_at`);
  const superseded = sql.ref(`${table}.superseded_at`);
  return known === null ? sql`${superseded} is null` : sql`${recorded} <= ${known} and (${superseded} is null or ${superseded} > ${known})`;
}

/** Whether a report of the price's month was published for a mandate that held the security. */
export async function isPublished(
  db: Db,
  organisationId: string,
  { securityId, day }: { securityId: string; day: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from holding h
      join entity e on (e.organisation_id, e.id) = (h.organisation_id, h.entity_id)
      join report r on (r.organisation_id, r.asset_id, r.as_of) = (h.organisation_id, e.asset_id, h.as_of)
      where h.organisation_id = ${organisationId} and h.security_id = ${securityId}
        and date_trunc('month', h.as_of) = date_trunc('month', ${day}::date)
        and (r.entity_id is null or r.entity_id = h.entity_id)) as found`.execute(db);
  return rows[0]?.found ?? false;
}
