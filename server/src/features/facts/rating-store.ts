import { sql, type RawBuilder } from 'kysely';
import { USUAL_ZONE } from '#platform/today';

/**
 * The rating and the risk weight of a security on a day, as known at a moment (null: now), to be joined laterally. Of the versions recorded by
 * then the newest counts that holds from that day or before; where none does, the first there was. One that names no day came with the month
 * that was being reported, and holds from its end.
 */
export function ratedOn(security: RawBuilder<unknown>, { day, known }: { day: RawBuilder<unknown>; known: string | null }) {
  const from = sql`coalesce(r.from_day, (date_trunc('month', r.recorded_at at time zone ${USUAL_ZONE}) - interval '1 day')::date)`;
  return sql`
    select r.rating, r.risk_weight_percent from security_version r
    where r.organisation_id = ${security}.organisation_id and r.security_id = ${security}.id ${known === null ? sql`` : sql`and r.recorded_at <= ${known}`}
    order by ${from} <= ${day} desc, case when ${from} <= ${day} then r.recorded_at end desc, r.recorded_at, r.id desc limit 1`;
}
