import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type LineRow = {
  entityId: string;
  securityId: string;
  ref: string;
  isin: string | null;
  nameEn: string;
  nameJp: string;
  type: string;
  currency: string;
  units: string;
  fxRate: string | null;
  local: string;
  value: string;
};
export type LinesWanted = { ownerId: string; entityIds: readonly string[]; asOf: string; known: string | null };

/** The statement lines of some accounts on one day, as known at a moment (null: now). */
export async function findLines(db: Db, { ownerId, entityIds, asOf, known }: LinesWanted): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select h.entity_id as "entityId", h.security_id as "securityId", s.ref, v.isin, v.name_en as "nameEn", v.name_jp as "nameJp", v.type1 as type,
      h.currency, h.units::text, h.fx_rate::text as "fxRate", h.market_value_local::text as local, h.market_value::text as value
    from holding h
    join security s on (s.organisation_id, s.id) = (h.organisation_id, h.security_id)
    join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and ${knownAt('v', known)}
    where h.organisation_id = ${ownerId} and h.entity_id = any(${[...entityIds]}::uuid[]) and h.as_of = ${asOf}::date and ${knownAt('h', known)}
    order by s.ref`.execute(db);
  return rows;
}

export type PublishedRate = { base: string; method: string; mid: string; asOf: string };
export type RatesWanted = { ownerId: string; bases: readonly string[]; quote: string; asOf: string; known: string | null };

/** A month may end on a holiday; a rate published in the week before still applies. */
const DAYS_BACK = 7;

/** The spot rates for a day: the latest published one of each method. */
export async function findRates(db: Db, { ownerId, bases, quote, asOf, known }: RatesWanted): Promise<PublishedRate[]> {
  if (bases.length === 0) return [];
  const { rows } = await sql<PublishedRate>`
    select distinct on (r.base, r.method) r.base, r.method, r.mid::text, r.as_of as "asOf" from fx_rate r
    where r.organisation_id = ${ownerId} and r.base = any(${[...bases]}::text[]) and r.quote = ${quote} and r.tenor = 'spot'
      and r.as_of between ${asOf}::date - ${DAYS_BACK}::int and ${asOf}::date and ${knownAt('r', known)}
    order by r.base, r.method, r.as_of desc`.execute(db);
  return rows;
}

export function knownAt(table: string, known: string | null) {
  const recorded = sql.ref(`${table}.recorded_at`);
  const superseded = sql.ref(`${table}.superseded_at`);
  return known === null
    ? sql`${superseded} is null`
    : sql`${recorded} <= ${known}::timestamptz and (${superseded} is null or ${superseded} > ${known}::timestamptz)`;
}
