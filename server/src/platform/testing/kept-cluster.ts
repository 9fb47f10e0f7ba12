import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * For whoever runs single files again and again: with KEPT_TEST_DATABASE naming a folder, a run leaves its prepared databases there and the
 * next one starts from them, as long as migrations and the demo's own files are the same. What else the demo is planted by is not looked at,
 * so whole runs never use it.
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

/** Whether the folder of this run now holds what an earlier one left. */
export function takeKept(kept: string | null, dataDir: string): boolean {
  if (kept === null || !existsSync(kept)) return false;
  execFileSync('cp', ['-a', kept, dataDir]); // the database's files keep their owner, who may be another than the one who runs the tests
  return true;
}

/** Drops what the tests made; what was prepared for them stays. */
export async function dropTestDatabases(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname like 'test\\_%'`);
  for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  await client.end();
}

/** Leaves the folder of a stopped server for the next run; the first to come stays. */
export function keep(kept: string, dataDir: string): void {
  try {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o755 }); // the database may run as another user
    if (!existsSync(kept)) renameSync(dataDir, kept);
  } catch {
    rmSync(dataDir, { recursive: true, force: true }); // another file system, or somebody was first
  }
}
