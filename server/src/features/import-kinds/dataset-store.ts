import { sql } from 'kysely';
import type { Counts } from '#features/facts/public';
import type { Db } from '#platform/db';

type Recorded<Row> = { organisationId: string; sourceId: string; rows: readonly Row[] };

export type FixedIncomeRecord = {
  securityId: string;
  asOf: string;
  duration: string;
  modifiedDuration: string | null;
  convexity: string | null;
  yield: string | null;
  rating: string | null;
  maturityDate: string | null;
  place: string;
  recordedAt: string;
};

/** Bond attributes are facts: a correction inserts a row and marks the old one as superseded. */
export async function recordFixedIncome(db: Db, { organisationId, sourceId, rows }: Recorded<FixedIncomeRecord>): Promise<Counts> {
  const recorded = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("securityId" uuid, "asOf" date, duration numeric, "modifiedDuration" numeric,
    convexity numeric, yield numeric, rating text, "maturityDate" date, place text, "recordedAt" timestamptz)`;
  const closed = await sql`
    update fixed_income f set superseded_at = t."recordedAt" from ${recorded}
    where f.organisation_id = ${organisationId} and f.security_id = t."securityId" and f.as_of = t."asOf" and f.superseded_at is null
      and (f.duration, f.modified_duration, f.convexity, f.yield, f.rating, f.maturity_date)
        is distinct from (t.duration, t."modifiedDuration", t.convexity, t.yield, t.rating, t."maturityDate")`.execute(db);
  const added = await sql`
    insert into fixed_income (organisation_id, security_id, as_of, duration, modified_duration, convexity, yield, rating, maturity_date, source_id, place, recorded_at)
    select ${organisationId}, t."securityId", t."asOf", t.duration, t."modifiedDuration", t.convexity, t.yield, t.rating, t."maturityDate", ${sourceId}, t.place, t."recordedAt"
    from ${recorded} on conflict (organisation_id, security_id, as_of) where superseded_at is null do nothing`.execute(db);
  return countsOf(rows.length, added.numAffectedRows, closed.numAffectedRows);
}

function countsOf(rows: number, added: bigint | undefined, closed: bigint | undefined): Counts {
  const recorded = Number(added ?? 0n);
  return { recorded, unchanged: rows - recorded, superseded: Number(closed ?? 0n) };
}
