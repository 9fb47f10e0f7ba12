import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** The result of recording: new rows, rows equal to the current ones, and earlier rows that were superseded. */
export type Counts = { recorded: number; unchanged: number; superseded: number };

/**
 * A kind of fact: its table, its columns with their types, and the columns of its key. With `hasCells` a row reports several values and
 * stores the cells of the others beside its own.
 */
export type Shape = { table: string; columns: Readonly<Record<string, string>>; key: readonly string[]; hasCells?: boolean };

export type Recorded = { organisationId: string; sourceId: string };

/** Serialises writers of one kind; otherwise the later one could lose its rows to the earlier one's. */
export async function lockKind(db: Db, organisationId: string, { table }: Shape): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`facts|${table}|${organisationId}`}, 0))`.execute(db);
}

/** Inserts facts and supersedes those they correct, in two statements for any number of rows; rows equal to current ones change nothing. */
export async function insertRecords(
  db: Db,
  shape: Shape,
  { organisationId, sourceId }: Recorded,
  rows: readonly object[],
): Promise<Counts> {
  const table = sql.table(shape.table);
  const recorded = recordset(shape, rows);
  const compared = Object.keys(shape.columns).filter(name => !shape.key.includes(name));
  const closed = await sql`
    update ${table} o set superseded_at = t.recorded_at from ${recorded}
    where o.organisation_id = ${organisationId} and o.superseded_at is null and ${sameKey(shape)}
      and ${list(compared, name => sql.ref(`o.${name}`))} is distinct from ${list(compared, name => sql.ref(`t.${name}`))}`.execute(db);
  const names = [...Object.keys(shape.columns), ...(shape.hasCells ? ['cells'] : [])];
  const added = await sql`
    insert into ${table} (organisation_id, source_id, place, recorded_at, ${sql.join(names.map(name => sql.ref(name)))})
    select ${organisationId}::uuid, ${sourceId}::uuid, t.place, t.recorded_at, ${sql.join(names.map(name => sql.ref(`t.${name}`)))} from ${recorded}
    on conflict (organisation_id, ${sql.join(shape.key.map(name => sql.ref(name)))}) where superseded_at is null do nothing`.execute(db);
  const count = Number(added.numAffectedRows ?? 0n);
  return { recorded: count, unchanged: rows.length - count, superseded: Number(closed.numAffectedRows ?? 0n) };
}

/**
 * Supersedes current rows of a complete report (such as a statement) that are not among its rows: a line missing from a corrected statement
 * is no longer held. `whole` names the columns that identify the report.
 */
export async function closeLeftOut(db: Db, shape: Shape, organisationId: string, whole: readonly string[], rows: readonly object[]) {
  const { numAffectedRows } = await sql`
    with recorded as materialized (select * from ${recordset(shape, rows)}),
         statement as (select ${sql.join(whole.map(name => sql.ref(name)))}, max(recorded_at) as at from recorded group by ${sql.join(whole.map(name => sql.ref(name)))})
    update ${sql.table(shape.table)} o set superseded_at = s.at from statement s
    where o.organisation_id = ${organisationId} and o.superseded_at is null and ${pairs(whole, 's')}
      and not exists (select from recorded t where ${sameKey(shape)})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Supersedes the current rows with these column values; a single row when they are the shape's whole key. */
export async function closeRecord(
  db: Db,
  { table }: Shape,
  { organisationId, at }: { organisationId: string; at: string },
  key: Readonly<Record<string, string>>,
): Promise<void> {
  const same = Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update ${sql.table(table)} set superseded_at = greatest(${at}::timestamptz, recorded_at)
    where organisation_id = ${organisationId} and superseded_at is null and ${sql.join(same, sql` and `)}`.execute(db);
}

/** Inserts securities that are new and returns the ids of all. */
export async function keepSecurities(
  db: Db,
  organisationId: string,
  named: readonly { ref: string; id: string | null }[],
): Promise<Map<string, string>> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as t(ref text, id uuid)`;
  await sql`
    insert into security (organisation_id, id, ref) select ${organisationId}::uuid, coalesce(t.id, gen_random_uuid()), t.ref from ${rows}
    on conflict (organisation_id, ref) do nothing`.execute(db);
  const { rows: kept } = await sql<{ ref: string; id: string }>`
    select s.ref, s.id from security s join ${rows} on s.ref = t.ref where s.organisation_id = ${organisationId}`.execute(db);
  return new Map(kept.map(({ ref, id }) => [ref, id]));
}

/** Rows are passed as one JSON value, because a statement may have at most 65,535 parameters. */
function recordset({ columns }: Shape, rows: readonly object[]) {
  const typed = Object.entries({ ...columns, place: 'text', cells: 'jsonb', recorded_at: 'timestamptz' });
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(${sql.join(typed.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))})`;
}

const sameKey = ({ key }: Shape) => pairs(key, 't');
const pairs = (names: readonly string[], other: string) =>
  sql.join(
    names.map(name => sql`${sql.ref(`o.${name}`)} = ${sql.ref(`${other}.${name}`)}`),
    sql` and `,
  );
const list = (names: readonly string[], of: (name: string) => ReturnType<typeof sql.ref>) => sql`row(${sql.join(names.map(of))})`;
