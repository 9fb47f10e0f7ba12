import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { START_CONNECT_MS } from './db';
import { grantAll } from './grants';
import { MIGRATIONS } from './places';
import { SettingsError } from './settings-error';

type Migration = { name: string; sql: string; sha256: string };

/**
 * Brings the database up to date as its owner and returns the names of what it applied. Each file is one transaction; nodes that
 * start together take turns. An applied file that has changed since stops the start: history is not rewritten.
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
  client.on('error', () => undefined); // the query in hand reports it
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('hakaru migrations'))`);
    const applied = await applyNew(client, migrations);
    await runMigrations({ connectionString: ownerUrl }); // the job queue's own tables
    await grantAll(client, appRole, appendOnlyTables(migrations));
    return applied;
  } finally {
    await client.end(); // frees the lock
  }
}

/** For a node that may not migrate: what this release needs must be there already. */
export async function assertMigrated(pool: pg.Pool): Promise<void> {
  const { rows: found } = await pool.query<{ missing: boolean }>(`select to_regclass('public.migration') is null as missing`);
  const { rows } = found[0]?.missing
    ? { rows: [] }
    : await pool.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  const migrations = readMigrations(MIGRATIONS);
  refuseRewritten(rows, migrations);
  const lacking = migrations.find(({ name }) => !rows.some(row => row.name === name));
  if (lacking)
    throw new SettingsError(`The database lacks migration ${lacking.name}: start once with its owner in DATABASE_MIGRATION_URL.`);
}

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter(name => name.endsWith('.sql'))
    .toSorted()
    .map(name => {
      const sql = readFileSync(join(directory, name), 'utf8');
      // A checkout may turn line ends; that is no change.
      return { name, sql, sha256: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    });
}

async function applyNew(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration order by name');
  refuseRewritten(rows, migrations);
  const known = new Set(rows.map(({ name }) => name));
  const fresh = migrations.filter(({ name }) => !known.has(name));
  for (const migration of fresh) await applyOne(client, migration);
  return fresh.map(({ name }) => name);
}

function refuseRewritten(applied: readonly { name: string; sha256: string }[], migrations: readonly Migration[]): void {
  for (const { name, sha256 } of applied) {
    const file = migrations.find(migration => migration.name === name);
    if (!file)
      throw new SettingsError(
        `The database has migration ${name}, which this release does not know: start the release that made it, or a newer one.`,
      );
    if (file.sha256 !== sha256)
      throw new SettingsError(`Migration ${name} has changed since it was applied: put it back as it was, and write a new one.`);
  }
}

async function applyOne(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed: ${said}`, { cause: error });
  }
}

/** Tables that a migration declares so in a comment: their rows are added and read, and never changed. */
function appendOnlyTables(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ sql }) => [...sql.matchAll(/^-- append-only: ([a-z_]+)$/gm)].map(([, table]) => table ?? ''));
}
