import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** A flow with its day; `day` is null for the part of a month's flow without one. `valueBefore` is the account's value just before the flow. */
export type ReportedFlow = {
  day: string | null;
  amount: string;
  valueBefore: string | null;
  place?: string | null;
  cells?: Readonly<Record<string, string>>;
};

/** All dated flows of an account's month; empty when the month's flow was reported without days. */
export type ReportedMonth = { entityId: string; asOf: string; recordedAt: string; flows: readonly ReportedFlow[] };

/**
 * Records the dated flows of these months and supersedes those no longer among them. The caller holds the lock on the asset's facts, and must
 * raise the version of its book when the returned number of changed rows is not zero.
 */
export async function recordFlows(
  db: Db,
  { organisationId, sourceId, months }: { organisationId: string; sourceId: string; months: readonly ReportedMonth[] },
): Promise<number> {
  if (months.length === 0) return 0;
  const whole = JSON.stringify(months.map(({ entityId, asOf, recordedAt }) => ({ entityId, asOf, recordedAt })));
  const each = JSON.stringify(months.flatMap(({ flows, ...month }) => flows.map(flow => ({ ...month, ...flow }))));
  const flows = sql`jsonb_to_recordset(${each}::jsonb) as f("entityId" uuid, "asOf" date, day date, amount numeric, "valueBefore" numeric,
    place text, cells jsonb, "recordedAt" timestamptz)`;
  const closed = await sql`
    update dated_flow o set superseded_at = greatest(m."recordedAt", o.recorded_at)
    from jsonb_to_recordset(${whole}::jsonb) as m("entityId" uuid, "asOf" date, "recordedAt" timestamptz)
    where o.organisation_id = ${organisationId} and o.entity_id = m."entityId" and o.as_of = m."asOf" and o.superseded_at is null
      and not exists (select from ${flows} where f."entityId" = o.entity_id and f."asOf" = o.as_of
        and (f.day, f.amount, f."valueBefore") is not distinct from (o.day, o.amount, o.value_before))`.execute(db);
  const added = await sql`
    insert into dated_flow (organisation_id, entity_id, as_of, day, amount, value_before, source_id, place, cells, recorded_at)
    select ${organisationId}::uuid, f."entityId", f."asOf", f.day, f.amount, f."valueBefore", ${sourceId}::uuid, f.place, f.cells, f."recordedAt"
    from ${flows} on conflict (organisation_id, entity_id, as_of, day) where superseded_at is null do nothing`.execute(db);
  return Number(closed.numAffectedRows ?? 0n) + Number(added.numAffectedRows ?? 0n);
}
