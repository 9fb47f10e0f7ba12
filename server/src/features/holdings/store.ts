import { sql } from 'kysely';
import { ratedOn, withOverrides } from '#features/facts/public';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';

export type HeldSecurity = {
  securityId: string;
  ref: string;
  userCode: string | null;
  isin: string | null;
  nameEn: string;
  nameJp: string;
  type1: string;
  type2: string | null;
  country: string | null;
  currency: string;
  rating: string | null;
  riskWeightPercent: string | null;
  couponPercent: string | null;
  maturityDate: string | null;
};

/** A line of a statement with its security's data. */
export type HeldLine = HeldSecurity & {
  asOf: string;
  units: string;
  price: string | null;
  priceDate: string | null;
  fxRate: string | null;
  valueLocal: string;
  value: string;
  book: string | null;
  accrued: string | null;
  duration: string | null;
  quality: string;
};

export type StatementsOf = { ownerId: string; entityId: string; days: readonly string[]; known: string | null };

/** The lines of one account's statements, as known at a moment (null: now), largest first. */
export async function findLines(db: Db, { ownerId, entityId, days, known }: StatementsOf): Promise<HeldLine[]> {
  const { rows } = await sql<HeldLine>`
    select h.security_id as "securityId", s.ref, v.user_code as "userCode", v.isin, v.name_en as "nameEn", v.name_jp as "nameJp", v.type1, v.type2,
           v.country, h.currency, rated.rating, rated.risk_weight_percent::text as "riskWeightPercent", v.coupon_percent::text as "couponPercent",
           v.maturity_date as "maturityDate", h.as_of as "asOf", h.units::text as units, h.price::text as price, h.price_date as "priceDate",
           h.fx_rate::text as "fxRate", h.market_value_local::text as "valueLocal", h.market_value::text as value, h.book_value::text as book,
           h.accrued::text as accrued, h.duration::text as duration, h.quality
    from holding h
    join security s on (s.organisation_id, s.id) = (h.organisation_id, h.security_id)
    join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and ${knownAt('v', known)}
    left join lateral (${ratedOn(sql`s`, { day: sql`h.as_of`, known })}) rated on true
    where h.organisation_id = ${ownerId} and h.entity_id = ${entityId} and h.as_of = any(${[...days]}::date[]) and ${knownAt('h', known)}
    order by h.market_value desc, s.ref`.execute(db);
  return rows;
}

/** The days on which an account has a statement, newest first. */
export async function findDays(db: Db, { ownerId, entityId, known }: Omit<StatementsOf, 'days'>): Promise<string[]> {
  const { rows } = await sql<{ asOf: string }>`
    select distinct h.as_of as "asOf" from holding h
    where h.organisation_id = ${ownerId} and h.entity_id = ${entityId} and ${knownAt('h', known)} order by 1 desc`.execute(db);
  return rows.map(({ asOf }) => asOf);
}

/** The column of each reported figure. */
const COLUMNS = {
  holdingValue: 'market_value',
  holdingBook: 'book_value',
  holdingAccrued: 'accrued',
  holdingUnits: 'units',
  holdingPrice: 'price',
  holdingDuration: 'duration',
} as const;
export type ReportedMeasure = keyof typeof COLUMNS;

export type LineKey = { ownerId: string; entityId: string; securityId: string; asOf: string; measure: ReportedMeasure };

/** Every recorded version of one line, oldest first, with its source, for traces. */
export async function findLineStories(db: Db, { ownerId, entityId, securityId, asOf, measure }: LineKey): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select h.id::text as id, h.entity_id as "entityId", ${measure}::text as measure, h.as_of::text as "asOf", ${sql.ref(`h.${COLUMNS[measure]}`)}::text as value,
           h.quality, ${measure === 'holdingValue' ? sql`h.place` : sql`cell_of(h.place, h.cells, ${COLUMNS[measure]})`} as place, h.recorded_at as "recordedAt", h.superseded_at as "supersededAt", s.kind as "sourceKind",
           s.label_en as "sourceEn", s.label_jp as "sourceJp", coalesce(p.name, i.user_name) as person, coalesce(a.name, i.approved_by_name) as "approvedBy", s.import_id as "importId"
    from holding h
    join source s on (s.organisation_id, s.id) = (h.organisation_id, h.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
    left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)
    where h.organisation_id = ${ownerId} and h.entity_id = ${entityId} and h.security_id = ${securityId} and h.as_of = ${asOf}
      and ${sql.ref(`h.${COLUMNS[measure]}`)} is not null
    order by h.recorded_at, h.id`.execute(db);
  return await withOverrides(db, rows);
}

function knownAt(table: string, known: string | null) {
  const recorded = sql.ref(`${table}.recorded_at`);
  const superseded = sql.ref(`${table}.superseded_at`);
  return known === null ? sql`${superseded} is null` : sql`${recorded} <= ${known} and (${superseded} is null or ${superseded} > ${known})`;
}
