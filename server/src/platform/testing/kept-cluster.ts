import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * For repeated runs of single files: if KEPT_TEST_DATABASE names a folder, a run leaves its prepared databases there and the next one
 * starts from them, while the migrations and the demo's own files are unchanged. Other code that the demo is made by is not checked, so
 * full runs never use it.
 */
const SERVER = fileURLToPath(new URL('../../../', import.meta.url));
const MADE_FROM = ['migrations', 'src/features/demo'];

export function keptCluster(): string | null {
  const folder = process.env['KEPT_TEST_DATABASE'];
  return folder && process.env['CI'] === undefined ? join(folder, fingerprint()) : null;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_FROM) {
    const files = readdirSync(join(SERVER, folder), { recursive: true, withFileTypes: true }).filter(file => file.isFile());
    for (const path of files.map(file => join(file.parentPath, file.name)).toSorted()) hash.update(path.slice(SERVER.length)).update(readFileSync(path)); // oxfmt-ignore
  }
  return hash.digest('hex').slice(0, 16);
}

/** Copies the databases of an earlier run, if there are any; returns whether it did. */
export function takeKept(kept: string | null, dataDir: string): boolean {
  if (kept === null || !existsSync(kept)) return false;
  execFileSync('cp', ['-a', kept, dataDir]); // keeps the owner, who may differ from the account that runs the tests
  return true;
}

/** Drops the databases that tests made; prepared ones stay. */
export async function dropTestDatabases(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname like 'test\\_%'`);
  for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  await client.end();
}

/** Keeps the folder of a stopped server for the next run; an existing one stays. */
export function keep(kept: string, dataDir: string): void {
  try {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o755 }); // the database may run as another user
    if (!existsSync(kept)) renameSync(dataDir, kept);
  } catch {
    rmSync(dataDir, { recursive: true, force: true }); // another file system, or another run was first
  }
}
