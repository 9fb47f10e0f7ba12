import { sql } from 'kysely';
import type { App } from '#platform/context';
import { enterScope, inScope, type Db } from '#platform/db';
import { findStamps, hasAllOf } from './stamps-store';
import { isSecret, SECRET_FIELD, SETTINGS_OBJECTS, TABLES_OF_PEOPLE, WITHHELD_TABLES } from './withheld';

export type Column = { name: string; type: string; isNullable: boolean; isKey: boolean; refersTo: string | null; values: string[] | null };
export type Table = { name: string; columns: Column[] };

/** Every table as the database describes it, so that new tables are in the archive without a change here. */
export async function findTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, null), 'isNullable', not a.attnotnull,
        'isKey', coalesce(a.attnum = any(k.conkey), false),
        'refersTo', (select string_agg(distinct f.confrelid::regclass::text, ', ') from pg_constraint f
                     where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey) and a.attname <> 'organisation_id'),
        'values', (select array_agg(m[1]) from pg_constraint v, regexp_matches(pg_get_constraintdef(v.oid), '''([^'']+)''::text', 'g') m
                   where v.conrelid = c.oid and v.contype = 'c' and v.conkey = array[a.attnum] and pg_get_constraintdef(v.oid) ~ '= ANY')
      ) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** How a table's rows belong to an organisation; null when they belong to none. */
export function ownerOf({ name, columns }: Table): 'id' | 'organisation_id' | 'people' | null {
  if (name === 'organisation') return 'id';
  if (columns.some(column => column.name === 'organisation_id')) return 'organisation_id';
  return TABLES_OF_PEOPLE.includes(name) ? 'people' : null;
}

export const isWithheld = ({ name }: Table): boolean => Object.hasOwn(WITHHELD_TABLES, name);

export const secretsOf = ({ name, columns }: Table): string[] => columns.filter(column => isSecret(name, column)).map(one => one.name);

/** The from and where clause for the rows of one organisation in any table. */
export function rowsOf(table: Table, organisationId: string) {
  const owner = ownerOf(table);
  const from = sql`${sql.id(table.name)} as t`;
  if (owner === 'people') return sql`${from} where t.user_id in (select u.id from app_user u where u.organisation_id = ${organisationId})`;
  return sql`${from} where t.${sql.id(owner ?? 'organisation_id')} = ${organisationId}`;
}

const AT_ONCE = 2_000;

/** A table's rows in key order as lines of JSON, in batches, because a table may be larger than memory. */
async function* readLines(trx: Db, table: Table, organisationId: string): AsyncGenerator<string[]> {
  const kept = table.columns.filter(column => !isSecret(table.name, column));
  const keys = table.columns.filter(({ isKey }) => isKey).map(({ name }) => sql`t.${sql.id(name)}`);
  const order = keys.length > 0 ? sql`order by ${sql.join(keys)}` : sql``;
  const listed = sql.join(kept.map(({ name }) => shown(table.name, name)));
  await sql`
    declare leaving no scroll cursor for
    select row_to_json(r)::text as line from (select ${listed} from ${rowsOf(table, organisationId)} ${order}) r`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(AT_ONCE)} from leaving`.execute(trx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await sql`close leaving`.execute(trx);
}

/** A column for the select list; secret fields are removed from objects of settings. */
function shown(table: string, column: string) {
  const own = sql`t.${sql.id(column)}`;
  if (!SETTINGS_OBJECTS.has(`${table}.${column}`)) return own;
  return sql`(select jsonb_object_agg(e.key, e.value) from jsonb_each(case when jsonb_typeof(${own}) = 'object' then ${own} end) e
              where e.key !~* ${sql.lit(SECRET_FIELD)}) as ${sql.id(column)}`;
}

export type Snapshot = { trx: Db; lines(table: Table): AsyncGenerator<string[]>; close(failed: boolean): Promise<void> };

/**
 * One snapshot of the tables with a longer timeout than requests have. Tables of the organisation are read in its own scope under row-level
 * security; only tables of its people are read in platform scope.
 */
export async function openSnapshot(app: App, organisationId: string, mayBeReplica: boolean): Promise<Snapshot> {
  const { trx, close } = (mayBeReplica && (await openOnReplica(app, organisationId))) || (await openOnPrimary(app, organisationId));
  try {
    await sql`select set_config('statement_timeout', '600000', true), set_config('idle_in_transaction_session_timeout', '600000', true),
                     set_config('timezone', 'UTC', true)`.execute(trx);
  } catch (error) {
    await close(true);
    throw error;
  }
  return {
    trx,
    async *lines(table) {
      const isAbove = ownerOf(table) === 'people';
      if (isAbove) await enterScope(trx, 'platform');
      yield* readLines(trx, table, organisationId);
      if (isAbove) await enterScope(trx, { organisation: organisationId });
    },
    close,
  };
}

type Opened = Pick<Snapshot, 'trx' | 'close'>;

async function openOnPrimary({ database: { db } }: App, organisationId: string): Promise<Opened> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  await enterScope(trx, { organisation: organisationId });
  return { trx, close: async failed => await (failed ? trx.rollback() : trx.commit()).execute() };
}

/** How long a replica is waited for until it has what was there when the archive was begun. */
const REPLICA_PATIENCE_MS = 10_000;

async function openOnReplica({ database: { db }, replica }: App, organisationId: string): Promise<Opened | null> {
  const scope = { organisation: organisationId };
  const stamps = replica && (await inScope(db, scope, db => findStamps(db, organisationId)));
  if (!stamps) return null;
  const isSame = (trx: Db): Promise<boolean> => hasAllOf(trx, organisationId, stamps);
  return await replica.open('archives', scope, { isSame, patienceMs: REPLICA_PATIENCE_MS });
}
