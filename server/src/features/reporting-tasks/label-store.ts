import type { TaskLabel } from '@hakaru/contract/reporting-tasks';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type KeptLabel = { assignmentId: string; asOf: string; label: string };

/** The labels of an organisation's tasks at the last run, by task; empty before the first run. */
export async function findLabels(db: Db, organisationId: string): Promise<Map<string, string>> {
  const { rows } = await sql<KeptLabel>`
    select assignment_id as "assignmentId", as_of as "asOf", label from task_label where organisation_id = ${organisationId}`.execute(db);
  return new Map(rows.map(({ assignmentId, asOf, label }) => [`${assignmentId}.${asOf}`, label]));
}

export async function keepLabels(
  db: Db,
  organisationId: string,
  tasks: readonly { assignmentId: string; asOf: string; label: TaskLabel }[],
): Promise<void> {
  const rows = JSON.stringify(tasks.map(({ assignmentId, asOf, label }) => ({ assignmentId, asOf, label })));
  await sql`delete from task_label where organisation_id = ${organisationId}`.execute(db);
  await sql`
    insert into task_label (organisation_id, assignment_id, as_of, label)
    select ${organisationId}, t."assignmentId", t."asOf", t.label
    from jsonb_to_recordset(${rows}::jsonb) as t("assignmentId" uuid, "asOf" date, label text)`.execute(db);
}

/** Deletes the labels of other organisations, so that a later subscriber does not get earlier changes. */
export async function forgetLabels(db: Db, except: readonly string[]): Promise<void> {
  await sql`delete from task_label where not (organisation_id = any(${[...except]}::uuid[]))`.execute(db);
}

/** Serialises the runs for an organisation. */
export async function lockLabels(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`task labels ${organisationId}`}, 0))`.execute(db);
}

export async function findPortfolios(db: Db, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from asset where organisation_id = ${organisationId} and type = 'portfolio' order by id`.execute(db);
  return rows.map(({ id }) => id);
}
