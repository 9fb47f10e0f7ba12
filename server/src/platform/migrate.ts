import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { START_CONNECT_MS } from './db';
import { grantAll } from './grants';
import { effectOf } from './migration-effects';
import { MIGRATIONS } from './places';
import { SettingsError } from './settings-error';

type Migration = { name: string; sql: string; sha256: string };
/** A row of the migration table; `fits_earlier` tells a release that does not know the migration whether it can continue. */
type Applied = { name: string; sha256: string; fits_earlier: boolean; append_only: string[] };

/**
 * Migrates the database as its owner and returns the names of the migrations applied. Each file is one transaction; a lock serialises nodes
 * that start together. An applied file that has changed since stops the start, because history is not rewritten.
 */
export async function migrate({
  ownerUrl,
  appRole,
  directory = MIGRATIONS,
}: {
  ownerUrl: string;
  appRole: string;
  directory?: string;
}): Promise<string[]> {
  const migrations = readMigrations(directory);
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: START_CONNECT_MS });
  client.on('error', () => undefined); // reported by the current query
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('hakaru migrations'))`);
    const applied = await applyNew(client, migrations);
    await runMigrations({ connectionString: ownerUrl }); // the job queue's own tables
    // A newer release may have added append-only tables, which must stay so after granting privileges.
    const others = (await findApplied(client)).flatMap(row => row.append_only);
    await grantAll(client, appRole, [...new Set([...migrations.flatMap(appendOnlyTables), ...others])]);
    return applied;
  } finally {
    await client.end(); // releases the lock
  }
}

/** For a node that may not migrate: all migrations of this release must be applied. Returns those that a newer release has added. */
export async function assertMigrated(pool: Pick<pg.Pool, 'query'>, directory = MIGRATIONS): Promise<string[]> {
  const migrations = readMigrations(directory);
  const applied = await findApplied(pool);
  const unknown = refuseRewritten(applied, migrations);
  const lacking = migrations.find(({ name }) => !applied.some(row => row.name === name));
  if (lacking)
    throw new SettingsError(`The database lacks migration ${lacking.name}: start once with its owner in DATABASE_MIGRATION_URL.`);
  return unknown;
}

/** Rows without the last two columns are from this or an earlier release. */
async function findApplied(queries: Pick<pg.Pool, 'query'>): Promise<Applied[]> {
  const { rows: found } = await queries.query<{ missing: boolean }>(`select to_regclass('public.migration') is null as missing`);
  if (found[0]?.missing) return [];
  const { rows } = await queries.query<Applied>(`
    select name, sha256, coalesce((to_jsonb(m) ->> 'fits_earlier')::boolean, false) as fits_earlier,
           array(select jsonb_array_elements_text(coalesce(to_jsonb(m) -> 'append_only', '[]'))) as append_only
    from migration m order by name`);
  return rows;
}

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter(name => name.endsWith('.sql'))
    .toSorted()
    .map(name => {
      const sql = readFileSync(join(directory, name), 'utf8');
      // Line ends may differ between checkouts.
      return { name, sql, sha256: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    });
}

async function applyNew(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const known = await findApplied(client);
  refuseRewritten(known, migrations);
  const { rows: columns } = await client.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = 'migration' and column_name = 'fits_earlier'`,
  );
  if (columns.length === 0)
    await client.query(
      `alter table migration add column fits_earlier boolean not null default false, add column append_only text[] not null default '{}'`,
    );
  const fresh = migrations.filter(({ name }) => !known.some(row => row.name === name));
  for (const migration of fresh) await applyOne(client, migration);
  return fresh.map(({ name }) => name);
}

/** Returns the migrations this release does not know, if it can continue with them. */
function refuseRewritten(applied: readonly Applied[], migrations: readonly Migration[]): string[] {
  const unknown: string[] = [];
  for (const { name, sha256, fits_earlier } of applied) {
    const file = migrations.find(migration => migration.name === name);
    if (!file && !fits_earlier)
      throw new SettingsError(
        `The database has migration ${name}, which this release does not know and cannot go on with: start the release that made it, or a newer one, or restore the backup taken before it.`,
      );
    if (file && file.sha256 !== sha256)
      throw new SettingsError(`Migration ${name} has changed since it was applied: put it back as it was, and write a new one.`);
    if (!file) unknown.push(name);
  }
  return unknown;
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql, sha256 } = migration;
  const { isFitForEarlier } = effectOf(sql);
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, sha256, fits_earlier, append_only) values ($1, $2, $3, $4)', [
      name,
      sha256,
      isFitForEarlier,
      appendOnlyTables(migration),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed: ${said}`, { cause: error });
  }
}

/** Tables that a migration declares append-only in a comment: rows are inserted and read, but never changed. */
function appendOnlyTables({ sql }: Migration): string[] {
  return [...sql.matchAll(/^-- append-only: ([a-z_]+)$/gm)].map(([, table]) => table ?? '');
}
