import { sql } from 'kysely';
import type { DatasetState, TaskDataset } from '@hakaru/contract/reporting-tasks';
import type { Db } from '#platform/db';

export type DatasetRow = TaskDataset & {
  assignmentId: string;
  asOf: string;
  warnings: number;
  errors: number;
  importId: string | null;
  receivedAt: string;
  firstApprovedAt: string | null;
};

const INSTANT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);

type Span = { organisationId: string; assignmentIds: readonly string[]; from: string; to: string };

export async function findDatasets(db: Db, { organisationId, assignmentIds, from, to }: Span): Promise<DatasetRow[]> {
  const { rows } = await sql<DatasetRow>`
    select assignment_id as "assignmentId", as_of as "asOf", dataset, state, approvals, warnings, errors, import_id as "importId",
      to_char(received_at at time zone 'UTC', ${INSTANT}) as "receivedAt", to_char(changed_at at time zone 'UTC', ${INSTANT}) as "changedAt",
      to_char(first_approved_at at time zone 'UTC', ${INSTANT}) as "firstApprovedAt"
    from task_dataset
    where organisation_id = ${organisationId} and assignment_id = any(${[...assignmentIds]}::uuid[]) and as_of between ${from} and ${to}
    order by dataset`.execute(db);
  return rows;
}

export type RemarkRow = { assignmentId: string; asOf: string; kind: string; body: string; userName: string; onDay: string; at: string };

/** The remarks on tasks, newest first. */
export async function findRemarks(db: Db, { organisationId, assignmentIds, from, to }: Span): Promise<RemarkRow[]> {
  const { rows } = await sql<RemarkRow>`
    select assignment_id as "assignmentId", as_of as "asOf", kind, body, user_name as "userName", on_day as "onDay",
      to_char(created_at at time zone 'UTC', ${INSTANT}) as at
    from task_remark
    where organisation_id = ${organisationId} and assignment_id = any(${[...assignmentIds]}::uuid[]) and as_of between ${from} and ${to}
    order by created_at desc`.execute(db);
  return rows;
}

export type EntityFacts = {
  id: string;
  classEn: string | null;
  classJp: string | null;
  managerId: string | null;
  managerEn: string | null;
  managerJp: string | null;
  openedDate: string | null;
  /** The owner's names, because a manager may have several clients. */
  ownerEn: string;
  ownerJp: string;
};

export async function findEntityFacts(db: Db, organisationId: string, ids: readonly string[]): Promise<EntityFacts[]> {
  const { rows } = await sql<EntityFacts>`
    select e.id, c.name_en as "classEn", c.name_jp as "classJp", p.party_organisation_id as "managerId", p.name_en as "managerEn",
      p.name_jp as "managerJp", d.opened_date as "openedDate", o.name_en as "ownerEn", o.name_jp as "ownerJp"
    from entity e
    join organisation o on o.id = e.organisation_id
    left join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    left join lateral (select party_organisation_id, name_en, name_jp from party p
      where (p.organisation_id, p.entity_id) = (e.organisation_id, e.id) and p.role = 'manager' order by p.from_day desc limit 1) p on true
    left join lateral (select c.name_en, c.name_jp from category_member m join category c on (c.organisation_id, c.id) = (m.organisation_id, m.category_id)
      where (m.organisation_id, m.entity_id) = (e.organisation_id, e.id) and c.axis = 'class' and c.kind = 'portfolio' limit 1) c on true
    where e.organisation_id = ${organisationId} and e.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export type MonthRow = { asOf: string; populatedAt: string | null };

export async function findMonths(
  db: Db,
  organisationId: string,
  assetId: string,
  { from, to }: { from: string; to: string },
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select as_of as "asOf", to_char(populated_at at time zone 'UTC', ${INSTANT}) as "populatedAt" from month_end
    where organisation_id = ${organisationId} and asset_id = ${assetId} and as_of between ${from} and ${to}`.execute(db);
  return rows;
}

export type PublishedRow = { entityId: string; asOf: string; reportId: string; publishedAt: string };

/** The newest version of each mandate's report. */
export async function findPublished(
  db: Db,
  organisationId: string,
  assetId: string,
  { from, to }: { from: string; to: string },
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select distinct on (entity_id, as_of) entity_id as "entityId", as_of as "asOf", id as "reportId",
      to_char(published_at at time zone 'UTC', ${INSTANT}) as "publishedAt"
    from report where organisation_id = ${organisationId} and asset_id = ${assetId} and entity_id is not null and as_of between ${from} and ${to}
    order by entity_id, as_of, version desc`.execute(db);
  return rows;
}

export type Noting = {
  organisationId: string;
  assignmentIds: readonly string[];
  asOf: string;
  dataset: string;
  state: DatasetState;
  warnings: number;
  errors: number;
  importId: string | null;
  at: Date;
};

/**
 * Records the state of a dataset. The same import in the same state changes nothing, so that a repeated job does not turn Validated into
 * Revalidated. A further file does not affect approved data until it is approved itself, nor, if it has errors, a good file that waits.
 */
export async function noteDatasets(db: Db, noting: Noting): Promise<void> {
  const { organisationId, assignmentIds, asOf, dataset, state, warnings, errors, importId, at } = noting;
  const approved = state === 'approved';
  await sql`
    insert into task_dataset as t (organisation_id, assignment_id, as_of, dataset, state, approvals, warnings, errors, import_id, received_at, changed_at,
      first_approved_at)
    select ${organisationId}, assignment_id, ${asOf}::date, ${dataset}, ${state}, ${approved ? 1 : 0}, ${warnings}, ${errors}, ${importId}::uuid,
      ${at}, ${at}, ${approved ? at : null}::timestamptz
    from unnest(${[...assignmentIds]}::uuid[]) as assignment_id
    on conflict (organisation_id, assignment_id, as_of, dataset) do update set
      state = excluded.state, warnings = excluded.warnings, errors = excluded.errors, import_id = excluded.import_id,
      approvals = t.approvals + excluded.approvals, received_at = case when excluded.state = 'received' then excluded.received_at else t.received_at end,
      changed_at = excluded.changed_at, first_approved_at = coalesce(t.first_approved_at, excluded.first_approved_at)
    where (t.state <> excluded.state or t.import_id is distinct from excluded.import_id
      or (t.warnings, t.errors) is distinct from (excluded.warnings, excluded.errors))
      and (excluded.state = 'approved' or t.state <> 'approved') and (excluded.state <> 'error' or t.state = 'error' or t.import_id = excluded.import_id)`.execute(
    db,
  );
}

/** Forgets a withdrawn file: data only it brought are missing again, and datasets returned before it arrived are in error again. */
export async function forgetFile(
  db: Db,
  { organisationId, importId, at }: { organisationId: string; importId: string; at: Date },
): Promise<void> {
  await sql`
    update task_dataset set state = 'error', errors = greatest(errors, 1), import_id = null, changed_at = ${at}
    where organisation_id = ${organisationId} and import_id = ${importId} and state <> 'approved' and approvals > 0`.execute(db);
  await sql`
    delete from task_dataset where organisation_id = ${organisationId} and import_id = ${importId} and state <> 'approved'`.execute(db);
}

/** Approves data entered by hand; imported data are approved with their import. */
export async function approveByHand(db: Db, organisationId: string, task: { assignmentId: string; asOf: string }, at: Date): Promise<void> {
  await sql`
    update task_dataset set state = 'approved', approvals = approvals + 1, changed_at = ${at}, first_approved_at = coalesce(first_approved_at, ${at})
    where organisation_id = ${organisationId} and assignment_id = ${task.assignmentId} and as_of = ${task.asOf} and state = 'received'
      and import_id is null`.execute(db);
}

export async function giveBack(db: Db, organisationId: string, task: { assignmentId: string; asOf: string }, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update task_dataset set state = 'error', errors = greatest(errors, 1), changed_at = ${at}
    where organisation_id = ${organisationId} and assignment_id = ${task.assignmentId} and as_of = ${task.asOf}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type Remark = {
  organisationId: string;
  assignmentId: string;
  asOf: string;
  kind: 'reminder' | 'return' | 'validation';
  body: string;
  /** Null when the system reminds. */
  userId: string | null;
  userName: string;
  onDay: string;
  at: Date;
};

/** False when the same reminder was already sent today. */
export async function insertRemark(db: Db, remark: Remark): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into task_remark (organisation_id, assignment_id, as_of, kind, body, user_id, user_name, on_day, created_at)
    values (${remark.organisationId}, ${remark.assignmentId}, ${remark.asOf}, ${remark.kind}, ${remark.body}, ${remark.userId}, ${remark.userName},
      ${remark.onDay}, ${remark.at})
    on conflict (organisation_id, assignment_id, as_of, on_day) where kind = 'reminder' do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export type ReportedAsset = { ownerId: string; assetId: string; nameEn: string; nameJp: string; modules: string[]; timeZone: string };

/** Assets of all organisations for which reports are due. */
export async function findReportedAssets(db: Db): Promise<ReportedAsset[]> {
  const { rows } = await sql<ReportedAsset>`
    select a.organisation_id as "ownerId", a.id as "assetId", o.name_en as "nameEn", o.name_jp as "nameJp", o.modules, o.time_zone as "timeZone"
    from asset a join organisation o on o.id = a.organisation_id
    where a.type = 'portfolio' and exists (select from package_assignment p join entity e on (e.organisation_id, e.id) = (p.organisation_id, p.entity_id)
      where p.organisation_id = a.organisation_id and e.asset_id = a.id)
    order by a.organisation_id, a.id`.execute(db);
  return rows;
}

export type Receiver = { id: string; email: string; name: string; language: string | null };

/** The people of an organisation who can act on a task. */
export async function findReceivers(db: Db, organisationId: string): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select id, email, name, preferences ->> 'language' as language from app_user
    where organisation_id = ${organisationId} and role <> 'readonly' and disabled_at is null and not superuser order by email`.execute(db);
  return rows;
}
