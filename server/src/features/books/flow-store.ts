import { sql } from 'kysely';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Db } from '#platform/db';
import type { DatedFlow, Notice } from './book';
import { ACCEPTED_BECAUSE, type AssetKey, entityList, type FactStory, findFactStories } from './store';
import { findTermStories } from './term-store';

type FlowRow = DatedFlow & { entityId: string; asOf: string };

/** The dated flows and fund notices of these entities as known at a moment (null: now). */
export async function loadFlows(db: Db, { ownerId }: AssetKey, entityIds: readonly string[], known: string | null) {
  const within = sql`f.organisation_id = ${ownerId} and f.entity_id = any(${entityList(entityIds)}::uuid[]) and ${knownAt(known)}`;
  const { rows } = await sql<FlowRow>`
    select f.id::text as id, f.entity_id as "entityId", f.as_of::text as "asOf", f.day::text as day, f.amount::text as amount,
           f.value_before::text as "valueBefore"
    from dated_flow f where ${within} order by f.day`.execute(db);
  const flows = new Map<string, Map<number, DatedFlow[]>>();
  for (const { entityId, asOf, ...flow } of rows) {
    const months = flows.get(entityId) ?? new Map<number, DatedFlow[]>();
    const month = monthIndexOf(asOf);
    months.set(month, [...(months.get(month) ?? []), flow]);
    flows.set(entityId, months);
  }
  const { rows: parts } = await sql<Notice & { entityId: string }>`
    select f.id::text as id, f.entity_id as "entityId", f.as_of::text as day, f.side, f.type, f.amount_base::text as amount
    from cashflow f where ${within} order by f.as_of, f.id`.execute(db);
  const notices = new Map<string, Notice[]>();
  for (const { entityId, ...notice } of parts) {
    const own = notices.get(entityId) ?? [];
    own.push(notice);
    notices.set(entityId, own);
  }
  return { flows, notices };
}

/** The histories of facts of every kind: monthly values, dated flows, values before them, fund notices and recorded terms. */
export async function findStories(db: Db, ownerId: string, factIds: readonly string[]): Promise<FactStory[]> {
  const of = (prefix: string) => factIds.flatMap(id => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  const monthly = factIds.filter(id => !id.includes(':'));
  const flows = of('flow:');
  const values = of('valueBefore:');
  const notices = of('notice:');
  return [
    ...(monthly.length > 0 ? await findFactStories(db, ownerId, monthly) : []),
    ...(await findFlowStories(db, ownerId, flows, 'flow')),
    ...(await findFlowStories(db, ownerId, values, 'valueBefore')),
    ...(await findNoticeStories(db, ownerId, notices)),
    ...(await findTermStories(db, ownerId, factIds)),
  ];
}

export const FLOW_SOURCE = sql`s.kind as "sourceKind", s.label_en as "sourceEn", s.label_jp as "sourceJp", coalesce(p.name, i.user_name) as person,
  coalesce(a.name, i.approved_by_name) as "approvedBy", ${ACCEPTED_BECAUSE}, s.import_id as "importId"`;
export const FLOW_JOINS = sql`
  join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
  left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
  left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
  left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)`;

/** Every recorded version of the flows of a month on the same days, oldest first. */
async function findFlowStories(db: Db, ownerId: string, ids: readonly string[], measure: 'flow' | 'valueBefore'): Promise<FactStory[]> {
  if (ids.length === 0) return [];
  const value = measure === 'flow' ? sql`f.amount` : sql`f.value_before`;
  const place = measure === 'flow' ? sql`f.place` : sql`cell_of(f.place, f.cells, 'value_before')`;
  const { rows } = await sql<FactStory>`
    select ${`${measure}:`} || f.id as id, f.entity_id as "entityId", ${measure}::text as measure, coalesce(f.day, f.as_of)::text as "asOf", ${value}::text as value,
           'valuated' as quality, ${place} as place, f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", ${FLOW_SOURCE}
    from dated_flow f ${FLOW_JOINS}
    where f.organisation_id = ${ownerId} and ${value} is not null and (f.entity_id, f.as_of, coalesce(f.day, f.as_of)) in (
      select o.entity_id, o.as_of, coalesce(o.day, o.as_of) from dated_flow o where o.organisation_id = ${ownerId} and o.id = any(${[...ids]}::bigint[]))
    order by f.as_of, f.day, f.recorded_at, f.id`.execute(db);
  return rows;
}

/** Parts of notices in the investor's currency, each with its own cell. */
async function findNoticeStories(db: Db, ownerId: string, ids: readonly string[]): Promise<FactStory[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FactStory>`
    select 'notice:' || f.id as id, f.entity_id as "entityId", f.type as measure, f.as_of::text as "asOf", f.amount_base::text as value, 'valuated' as quality,
           cell_of(f.place, f.cells, 'amount_base') as place, f.recorded_at as "recordedAt", f.superseded_at as "supersededAt", ${FLOW_SOURCE},
           f.side = 'call' as "isAgainst"
    from cashflow f ${FLOW_JOINS}
    where f.organisation_id = ${ownerId} and f.amount_base is not null and f.id = any(${[...ids]}::bigint[])
    order by f.as_of, f.recorded_at, f.id`.execute(db);
  return rows;
}

function knownAt(known: string | null) {
  return known === null
    ? sql`f.superseded_at is null`
    : sql`f.recorded_at <= ${known} and (f.superseded_at is null or f.superseded_at > ${known})`;
}
