import { sql } from 'kysely';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Db } from '#platform/db';
import { type AssetKey, type Book, type DatedFlow, type FactStory, FLOW_JOINS, FLOW_SOURCE } from '#features/books/public';

/** The dated flows of one month as recorded at one moment, and the fact that recorded them; null when flows were only withdrawn. */
export type FlowChange = { entityId: string; month: number; at: string; flows: readonly DatedFlow[]; fact: FactStory | null };

type Row = FactStory & { flowId: string; monthEnd: string; day: string | null; valueBefore: string | null };

/** Changes of dated flows recorded after a moment, for months up to a day, oldest first. */
export async function findFlowChanges(
  db: Db,
  { id, ownerId }: AssetKey,
  { since, asOf }: { since: string; asOf: string },
): Promise<FlowChange[]> {
  const { rows } = await sql<Row>`
    with touched as materialized (select distinct f.entity_id, f.as_of from dated_flow f
      join entity e on (e.organisation_id, e.id) = (f.organisation_id, f.entity_id)
      where f.organisation_id = ${ownerId} and e.asset_id = ${id} and f.as_of <= ${asOf} and (f.recorded_at > ${since} or f.superseded_at > ${since}))
    select 'flow:' || f.id as id, f.id::text as "flowId", f.entity_id as "entityId", 'flow' as measure, f.as_of::text as "monthEnd", f.day::text as day,
      coalesce(f.day, f.as_of)::text as "asOf", f.amount::text as value, f.value_before::text as "valueBefore", 'valuated' as quality, f.place,
      f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", ${FLOW_SOURCE}
    from dated_flow f join touched t on (t.entity_id, t.as_of) = (f.entity_id, f.as_of) ${FLOW_JOINS}
    where f.organisation_id = ${ownerId} order by f.entity_id, f.as_of, f.day, f.id`.execute(db);
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.entityId} ${row.monthEnd}`;
    months.set(name, [...(months.get(name) ?? []), row]);
  }
  return [...months.values()].flatMap(all => changesOf(all, new Date(since)));
}

function changesOf(rows: readonly Row[], since: Date): FlowChange[] {
  const times = rows.flatMap(({ recordedAt, supersededAt }) => [recordedAt, supersededAt]);
  const moments = [...new Set(times.flatMap(time => (time && time > since ? [time.getTime()] : [])))].toSorted((a, b) => a - b);
  return moments.flatMap(moment => {
    const standing = rows.filter(({ recordedAt, supersededAt }) => {
      const isRecorded = recordedAt !== null && recordedAt.getTime() <= moment;
      return isRecorded && (supersededAt === null || supersededAt.getTime() > moment);
    });
    const fact = standing.find(({ recordedAt }) => recordedAt?.getTime() === moment) ?? null;
    const [first] = rows;
    if (!first) return [];
    const flows = standing.map(({ flowId, day, value, valueBefore }) => ({ id: flowId, day, amount: value, valueBefore }));
    return [{ entityId: first.entityId, month: monthIndexOf(first.monthEnd), at: new Date(moment).toISOString(), flows, fact }];
  });
}

/** The book with the changed flows of that month. */
export function withFlows(book: Book, { entityId, month, flows }: FlowChange): Book {
  const months = new Map(book.flows?.get(entityId) ?? []);
  if (flows.length > 0) months.set(month, flows);
  else months.delete(month);
  return { ...book, flows: new Map(book.flows ?? []).set(entityId, months) };
}
