import { reportedTenors } from '@hakaru/contract/fx-rates';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type NodeRow = { id: string; base: string; quote: string; day: string; asOf: string; tenor: string; tenorDate: string; mid: string };
export type RatesWanted = {
  ownerId: string;
  pairs: readonly { base: string; quote: string }[];
  days: readonly string[];
  known: string | null;
};

/**
 * The London (WMR) market of each pair on each day: the last spot up to the day, and the last published curve with all tenors and its own
 * spot. If spot is newer than the curve, the curve's forward points are applied to it.
 */
export async function findMarkets(db: Db, { ownerId, pairs, days, known }: RatesWanted): Promise<NodeRow[]> {
  const standing =
    known === null
      ? sql`f.superseded_at is null`
      : sql`f.recorded_at <= ${known} and (f.superseded_at is null or f.superseded_at > ${known})`;
  const own = sql`f.organisation_id = ${ownerId} and f.base = w.base and f.quote = w.quote and f.method = 'WMR' and f.as_of <= w.day and ${standing}`;
  const { rows } = await sql<NodeRow>`
    with wanted as (select p.base, p.quote, day from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(base text, quote text)
      cross join unnest(${[...days]}::date[]) day)
    select r.id::text as id, r.base, r.quote, w.day, r.as_of as "asOf", r.tenor, r.tenor_date as "tenorDate", r.mid::text as mid
    from wanted w cross join lateral (
      (select f.id, f.base, f.quote, f.as_of, f.tenor, f.tenor_date, f.mid from fx_rate f where ${own} and f.tenor = 'spot' order by f.as_of desc limit 1)
      union
      select f.id, f.base, f.quote, f.as_of, f.tenor, f.tenor_date, f.mid
      from (select f.as_of from fx_rate f where ${own} and f.tenor = 'threeMonths' order by f.as_of desc limit 1) last
      join fx_rate f on ${own} and f.as_of = last.as_of and f.tenor = any(${[...reportedTenors]}::text[])) r
    order by r.tenor_date`.execute(db);
  return rows;
}
