import { sql, type RawBuilder } from 'kysely';
import { USUAL_ZONE } from '#platform/today';

/**
 * The rating and risk weight of a security on a day, as known at a moment (null: now), for a lateral join. The newest version recorded by
 * then that is in force on the day; if none is, the earliest version. A version without a first day is in force from the end of the month
 * before its recording.
 */
export function ratedOn(security: RawBuilder<unknown>, { day, known }: { day: RawBuilder<unknown>; known: string | null }) {
  const from = sql`coalesce(r.from_day, (date_trunc('month', r.recorded_at at time zone ${USUAL_ZONE}) - interval '1 day')::date)`;
  return sql`
    select r.rating, r.risk_weight_percent from security_version r
    where r.organisation_id = ${security}.organisation_id and r.security_id = ${security}.id ${known === null ? sql`` : sql`and r.recorded_at <= ${known}`}
    order by ${from} <= ${day} desc, case when ${from} <= ${day} then r.recorded_at end desc, r.recorded_at, r.id desc limit 1`;
}
