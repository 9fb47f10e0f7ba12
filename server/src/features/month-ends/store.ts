import { sql } from 'kysely';
import type { Blocker, RunKind, RunState } from '@hakaru/contract/month-ends';
import type { Db } from '#platform/db';

export type AssetKey = { organisationId: string; assetId: string };

/** Locks an asset's months until the end of the transaction. */
export async function lockMonths(db: Db, { assetId }: AssetKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`month-end ${assetId}`}, 0))`.execute(db);
}

export type Populated = { asOf: string; populatedAt: Date; populatedBy: string | null; populatedByName: string | null };

/** The latest populated month-ends, newest first. */
export async function findPopulated(db: Db, { organisationId, assetId }: AssetKey, most: number): Promise<Populated[]> {
  const { rows } = await sql<Populated>`
    select m.as_of as "asOf", m.populated_at as "populatedAt", m.populated_by as "populatedBy", u.name as "populatedByName"
    from month_end m left join app_user u on (u.organisation_id, u.id) = (m.organisation_id, m.populated_by)
    where m.organisation_id = ${organisationId} and m.asset_id = ${assetId} and m.populated_at is not null
    order by m.as_of desc limit ${most}`.execute(db);
  return rows;
}

/** The first month-end an asset can report: that of its first mandate. */
export async function firstMonth(db: Db, { organisationId, assetId }: AssetKey): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (date_trunc('month', min(d.opened_date)) + interval '1 month - 1 day')::date::text as day
    from entity e join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId}`.execute(db);
  return rows[0]?.day ?? null;
}

export type Lacking = { entityId: string; ref: string; nameEn: string; nameJp: string; isPrivate: boolean; blocker: Blocker };

const OPEN = (asOf: string) => sql`d.opened_date <= ${asOf} and (d.reporting_end_date is null or d.reporting_end_date >= ${asOf})
  and (d.performance_closed_date is null or d.performance_closed_date >= ${asOf})`;

/**
 * Joins each entity with its own mandate through a lateral subquery. With a plain join the planner takes a freshly loaded asset for a small
 * one and reads all of it once for each mandate.
 */
const MANDATES = sql`entity e join lateral (select d.* from mandate d where (d.organisation_id, d.entity_id) = (e.organisation_id, e.id) limit 1) d on true`;

/** The value recorded for an entity and month, through a lateral subquery for the same reason. */
const recordedValue = (
  measure: string,
  asOf: string,
) => sql`(select o.id, o.value from observation o where (o.organisation_id, o.entity_id) = (e.organisation_id, e.id)
  and o.measure = ${measure} and o.as_of = ${asOf} and o.superseded_at is null limit 1)`;

/** Open mandates without a value for the month, or with a dataset in error. */
export async function findLacking(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<Lacking[]> {
  const { rows } = await sql<Lacking>`
    select e.id as "entityId", e.ref, e.name_en as "nameEn", e.name_jp as "nameJp", d.is_private as "isPrivate",
      case when bad.dataset is not null then 'inError' else 'noValue' end as blocker
    from ${MANDATES}
    left join lateral ${recordedValue('marketValue', asOf)} o on true
    left join lateral (select t.dataset from package_assignment a
      join task_dataset t on (t.organisation_id, t.assignment_id) = (a.organisation_id, a.id) and t.as_of = ${asOf} and t.state = 'error'
      where (a.organisation_id, a.entity_id) = (e.organisation_id, e.id) limit 1) bad on true
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.type = 'mandate' and ${OPEN(asOf)}
      and (o.id is null or bad.dataset is not null)
    order by e.position, e.ref`.execute(db);
  return rows;
}

export async function countOpen(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${MANDATES}
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.type = 'mandate' and ${OPEN(asOf)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Unmeasured = { ref: string; nameEn: string; nameJp: string };

/** Benchmarks assigned to an open mandate that have no return for the month. */
export async function findUnmeasured(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<Unmeasured[]> {
  const { rows } = await sql<Unmeasured>`
    select distinct b.ref, b.name_en as "nameEn", b.name_jp as "nameJp"
    from ${MANDATES}
    join benchmark_assignment a on (a.organisation_id, a.entity_id) = (e.organisation_id, e.id) and a.from_day <= ${asOf}
      and (a.to_day is null or a.to_day >= ${asOf})
    join entity b on (b.organisation_id, b.id) = (a.organisation_id, a.benchmark_id) and b.type = 'market'
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and ${OPEN(asOf)}
      and not exists (select from observation o where (o.organisation_id, o.entity_id) = (b.organisation_id, b.id) and o.measure = 'return'
        and o.as_of = ${asOf} and o.superseded_at is null)
    order by b.ref`.execute(db);
  return rows;
}

export type Carried = {
  entityId: string;
  /** The last reported value, its month-end and its valuation day. */
  last: string;
  from: string;
  valuedOn: string;
  /** The flows since that month-end, and the value plus these flows. */
  flow: string;
  value: string;
  hasFlow: boolean;
};

/**
 * Private mandates and funds without a value for the month, with their last reported value and the flows of the months since: the last net
 * asset value plus calls less distributions (decisions G89). A carried value does not count as reported. One that never had a value is not
 * carried. An estimate without a valuation day has the day of the valuation before it.
 */
export async function findCarried(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<Carried[]> {
  const { rows } = await sql<Carried>`
    select e.id as "entityId", last.value::text as last, last.as_of as "from", coalesce(last.valued_on, valued.day, last.as_of) as "valuedOn",
      coalesce(flows.total, 0)::text as flow, (last.value + coalesce(flows.total, 0))::text as value, now_flow.value is not null as "hasFlow"
    from ${MANDATES}
    join lateral (select o.value, o.as_of, o.valued_on from observation o where (o.organisation_id, o.entity_id) = (e.organisation_id, e.id)
      and o.measure = 'marketValue' and o.as_of < ${asOf} and o.superseded_at is null and o.carried_from is null order by o.as_of desc limit 1) last on true
    left join lateral (select coalesce(o.valued_on, o.as_of) as day from observation o where (o.organisation_id, o.entity_id) = (e.organisation_id, e.id)
      and o.measure = 'marketValue' and o.as_of < ${asOf} and o.superseded_at is null and (o.quality <> 'estimated' or o.valued_on is not null)
      order by o.as_of desc limit 1) valued on true
    left join lateral (select sum(o.value) as total from observation o where (o.organisation_id, o.entity_id) = (e.organisation_id, e.id)
      and o.measure = 'flow' and o.as_of > last.as_of and o.as_of <= ${asOf} and o.superseded_at is null) flows on true
    left join lateral ${recordedValue('flow', asOf)} now_flow on true
    left join lateral ${recordedValue('marketValue', asOf)} now_value on true
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and d.is_private and ${OPEN(asOf)} and now_value.id is null
    order by e.position`.execute(db);
  return rows;
}

export async function setPopulated(
  db: Db,
  { organisationId, assetId }: AssetKey,
  asOf: string,
  by: { at: Date; userId: string } | null,
): Promise<void> {
  await sql`
    insert into month_end (organisation_id, asset_id, as_of, populated_at, populated_by)
    values (${organisationId}, ${assetId}, ${asOf}, ${by?.at ?? null}::timestamptz, ${by?.userId ?? null}::uuid)
    on conflict (organisation_id, asset_id, as_of) do update set populated_at = excluded.populated_at, populated_by = excluded.populated_by,
      opening = null`.execute(db);
}

/** Whether a report of a later month was published. */
export async function hasLaterReport(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from report where organisation_id = ${organisationId} and asset_id = ${assetId} and entity_id is null and as_of > ${asOf} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * The number of versions of the asset's own report of the month; a month with one is published. Managers publish their mandates' reports
 * earlier.
 */
export async function countReports(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from report
    where organisation_id = ${organisationId} and asset_id = ${assetId} and entity_id is null and as_of = ${asOf}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type RunRow = {
  id: string;
  organisationId: string;
  assetId: string;
  asOf: string;
  kind: RunKind;
  state: RunState;
  done: number;
  total: number;
  failure: string | null;
  requestedBy: string;
  requestedIn: string;
  requestedAt: Date;
  /** Why a month with published reports was taken back. */
  reason: string | null;
  /** The run populates every month up to its own. */
  isOpening: boolean;
};

const RUN = sql`id, organisation_id as "organisationId", asset_id as "assetId", as_of as "asOf", kind, state, done, total, failure,
  requested_by as "requestedBy", requested_in as "requestedIn", requested_at as "requestedAt", reason, is_opening as "isOpening"`;

/** Inserts a run for the asset; undefined while another is in progress. */
export async function insertRun(
  db: Db,
  run: Pick<
    RunRow,
    'organisationId' | 'assetId' | 'asOf' | 'kind' | 'total' | 'requestedBy' | 'requestedIn' | 'requestedAt' | 'reason' | 'isOpening'
  >,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    insert into month_end_run (organisation_id, asset_id, as_of, kind, total, requested_by, requested_in, requested_at, reason, is_opening)
    values (${run.organisationId}, ${run.assetId}, ${run.asOf}, ${run.kind}, ${run.total}, ${run.requestedBy}, ${run.requestedIn}, ${run.requestedAt}, ${run.reason}, ${run.isOpening})
    on conflict (organisation_id, asset_id) where state in ('waiting', 'running') do nothing returning ${RUN}`.execute(db);
  return rows[0];
}

export async function latestRun(db: Db, { organisationId, assetId }: AssetKey): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${RUN} from month_end_run where organisation_id = ${organisationId} and asset_id = ${assetId}
    order by requested_at desc limit 1`.execute(db);
  return rows[0];
}

export async function findRun(db: Db, organisationId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${RUN} from month_end_run where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function setRun(
  db: Db,
  run: Pick<RunRow, 'organisationId' | 'id'>,
  change: Pick<RunRow, 'state' | 'done' | 'failure'> & { at: Date | null },
): Promise<void> {
  await sql`
    update month_end_run set state = ${change.state}, done = ${change.done}, failure = ${change.failure}, finished_at = ${change.at}::timestamptz
    where organisation_id = ${run.organisationId} and id = ${run.id}`.execute(db);
}

export async function needsSecondPerson(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql<{
    second_person: boolean;
  }>`select second_person from month_setting where organisation_id = ${organisationId}`.execute(db);
  return rows[0]?.second_person ?? false;
}

export async function setSecondPerson(db: Db, organisationId: string, secondPerson: boolean): Promise<void> {
  await sql`
    insert into month_setting (organisation_id, second_person) values (${organisationId}, ${secondPerson})
    on conflict (organisation_id) do update set second_person = excluded.second_person, version = month_setting.version + 1`.execute(db);
}

export async function setImportSecondPerson(db: Db, organisationId: string, secondPerson: boolean): Promise<void> {
  await sql`
    insert into month_setting (organisation_id, import_second_person) values (${organisationId}, ${secondPerson})
    on conflict (organisation_id) do update set import_second_person = excluded.import_second_person, version = month_setting.version + 1`.execute(
    db,
  );
}

export async function setInstructionSecondPerson(db: Db, organisationId: string, secondPerson: boolean): Promise<void> {
  await sql`
    insert into month_setting (organisation_id, instruction_second_person) values (${organisationId}, ${secondPerson})
    on conflict (organisation_id) do update set instruction_second_person = excluded.instruction_second_person,
      version = month_setting.version + 1`.execute(db);
}

/** The people of an organisation who can sign in. */
export async function findPeople(db: Db, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where organisation_id = ${organisationId} and disabled_at is null and not superuser`.execute(db);
  return rows.map(({ id }) => id);
}
