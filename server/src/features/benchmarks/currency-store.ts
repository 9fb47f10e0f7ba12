import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type CurrencyRow = { fromDay: string; currency: string; componentId: string; weightPercent: string; hedged: boolean };

export async function findCurrencies(
  db: Db,
  { ownerId, id, known }: { ownerId: string; id: string; known: string | null },
): Promise<CurrencyRow[]> {
  const standing =
    known === null
      ? sql`c.superseded_at is null`
      : sql`c.recorded_at <= ${known} and (c.superseded_at is null or c.superseded_at > ${known})`;
  const { rows } = await sql<CurrencyRow>`
    select c.from_day as "fromDay", c.currency, c.component_id as "componentId", c.weight_percent::text as "weightPercent", c.hedged
    from benchmark_currency c where c.organisation_id = ${ownerId} and c.benchmark_id = ${id} and ${standing}
    order by c.from_day, c.weight_percent desc, c.currency`.execute(db);
  return rows;
}

type Version = {
  organisationId: string;
  benchmarkId: string;
  fromDay: string;
  personId: string;
  rows: readonly { currency: string; componentId: string; percent: string; hedged: boolean }[];
};

/** Locks the benchmark's row, so that concurrent saves run one after the other. */
export async function replaceCurrencies(db: Db, { organisationId, benchmarkId, fromDay, personId, rows }: Version): Promise<void> {
  await sql`select from benchmark where organisation_id = ${organisationId} and entity_id = ${benchmarkId} for update`.execute(db);
  await sql`
    update benchmark_currency set superseded_at = greatest(clock_timestamp(), recorded_at)
    where organisation_id = ${organisationId} and benchmark_id = ${benchmarkId} and from_day = ${fromDay} and superseded_at is null`.execute(
    db,
  );
  await sql`
    insert into benchmark_currency (organisation_id, benchmark_id, from_day, currency, component_id, weight_percent, hedged, person_id, recorded_at)
    select ${organisationId}, ${benchmarkId}, ${fromDay}, r.currency, r."componentId", r.percent, r.hedged, ${personId}, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(currency text, "componentId" uuid, percent numeric, hedged boolean)`.execute(
    db,
  );
}
