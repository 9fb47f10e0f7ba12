import { sql } from 'kysely';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';

/** A benchmark's weight of one currency from a day on. */
export type SleeveRow = {
  id: string;
  benchmarkId: string;
  fromDay: string;
  currency: string;
  componentId: string;
  weightPercent: string;
  hedged: boolean;
};
type Wanted = { ownerId: string; known: string | null };

/** The currency weights of an organisation's benchmarks, as known at a moment, oldest version first. */
export async function findSleeves(db: Db, { ownerId, known }: Wanted): Promise<SleeveRow[]> {
  const standing =
    known === null
      ? sql`c.superseded_at is null`
      : sql`c.recorded_at <= ${known} and (c.superseded_at is null or c.superseded_at > ${known})`;
  const { rows } = await sql<SleeveRow>`
    select c.id::text as id, c.benchmark_id as "benchmarkId", c.from_day as "fromDay", c.currency, c.component_id as "componentId",
           c.weight_percent::text as "weightPercent", c.hedged
    from benchmark_currency c where c.organisation_id = ${ownerId} and ${standing}
    order by c.benchmark_id, c.from_day, c.weight_percent desc, c.currency`.execute(db);
  return rows;
}

/** Every recorded version of one weight, oldest first, for traces. */
export async function findSleeveStories(db: Db, ownerId: string, { benchmarkId, fromDay, currency }: SleeveRow): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select 'benchmarkCurrency.' || c.id as id, c.benchmark_id as "entityId", 'benchmarkCurrency' as measure, c.from_day::text as "asOf",
           (c.weight_percent / 100)::float8::text as value, 'valuated' as quality, null::text as place, c.recorded_at as "recordedAt",
           c.superseded_at as "supersededAt", 'entry' as "sourceKind", 'Benchmark currencies' as "sourceEn", 'ベンチマークの通貨構成' as "sourceJp",
           p.name as person, null::text as "approvedBy", null::uuid as "importId"
    from benchmark_currency c
    left join app_user p on (p.organisation_id, p.id) = (c.organisation_id, c.person_id)
    where c.organisation_id = ${ownerId} and c.benchmark_id = ${benchmarkId} and c.from_day = ${fromDay} and c.currency = ${currency}
    order by c.recorded_at, c.id`.execute(db);
  return rows;
}
