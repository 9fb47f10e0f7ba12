import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** A month of a mandate or benchmark for which nothing is recorded. */
export type MissingMonth = { ref: string; nameEn: string; nameJp: string; asOf: string };

type Asking = { months: readonly string[]; most: number };

/**
 * The months from a mandate's opening to its closing that have no market value. Private assets are valued quarterly: between two quarters
 * their value is carried, so only quarter-ends are asked for.
 */
export async function findMissingValues(db: Db, organisationId: string, { months, most }: Asking): Promise<MissingMonth[]> {
  const { rows } = await sql<MissingMonth>`
    select e.ref, e.name_en as "nameEn", e.name_jp as "nameJp", m.as_of as "asOf"
    from entity e join asset a on (a.organisation_id, a.id) = (e.organisation_id, e.asset_id) and a.type = 'portfolio'
    join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    join unnest(${[...months]}::date[]) as m(as_of) on m.as_of >= d.opened_date
      and m.as_of <= coalesce(d.performance_closed_date, d.reporting_end_date, m.as_of)
      and (not d.is_private or extract(month from m.as_of)::int % 3 = 0)
    where e.organisation_id = ${organisationId} and e.type = 'mandate'
      and not exists (select from observation v where (v.organisation_id, v.entity_id) = (e.organisation_id, e.id)
        and v.measure = 'marketValue' and v.as_of = m.as_of and v.superseded_at is null)
    order by e.position, e.ref, m.as_of limit ${most}`.execute(db);
  return rows;
}

/** The months since the first mandate of its portfolio was opened for which a market index has no return. */
export async function findMissingReturns(db: Db, organisationId: string, { months, most }: Asking): Promise<MissingMonth[]> {
  const { rows } = await sql<MissingMonth>`
    select b.ref, b.name_en as "nameEn", b.name_jp as "nameJp", m.as_of as "asOf"
    from entity b join asset a on (a.organisation_id, a.id) = (b.organisation_id, b.asset_id) and a.type = 'portfolio'
    join lateral (select min(d.opened_date) as day from mandate d join entity e on (e.organisation_id, e.id) = (d.organisation_id, d.entity_id)
      where d.organisation_id = b.organisation_id and e.asset_id = b.asset_id) opened on true
    join unnest(${[...months]}::date[]) as m(as_of) on m.as_of >= opened.day
    where b.organisation_id = ${organisationId} and b.kind = 'benchmark' and b.type = 'market'
      and not exists (select from observation v where (v.organisation_id, v.entity_id) = (b.organisation_id, b.id)
        and v.measure = 'return' and v.as_of = m.as_of and v.superseded_at is null)
    order by b.ref, m.as_of limit ${most}`.execute(db);
  return rows;
}
