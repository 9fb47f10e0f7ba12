import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresLocation } from './postgres-location';
import { SettingsError } from './settings-error';

export type Passwords = { superuser: string; owner: string; app: string };

/** Creates the data folder if there is none, and returns its passwords. */
export async function openCluster(place: PostgresLocation): Promise<Passwords> {
  if (!existsSync(place.cluster)) await makeCluster(place);
  return readPasswords(place.cluster);
}

/** The error for a folder that exists but cannot be used. */
export function brokenCluster(cluster: string, reason: string): SettingsError {
  return new SettingsError(
    `The database folder ${cluster} cannot be opened: ${reason.replace(/\.$/, '')}. Put back a backup of it, or move it away to begin with an empty database.`,
  );
}

const PASSWORDS = 'hakaru-passwords.json';

function readPasswords(cluster: string): Passwords {
  const version = readOr(join(cluster, 'PG_VERSION'), cluster).trim();
  if (version !== '18') throw brokenCluster(cluster, `it was made by PostgreSQL ${version}, and this is 18`);
  try {
    return JSON.parse(readOr(join(cluster, PASSWORDS), cluster)) as Passwords; // written by makeCluster
  } catch (error) {
    throw error instanceof SettingsError ? error : brokenCluster(cluster, `${PASSWORDS} is not readable as JSON`);
  }
}

function readOr(file: string, cluster: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw brokenCluster(cluster, error instanceof Error ? error.message : String(error));
  }
}

/** Created beside and then renamed, so that neither an interrupted start nor a concurrent one leaves half a folder. */
async function makeCluster(place: PostgresLocation): Promise<void> {
  const { cluster } = place;
  removeRemains(cluster);
  const partial = `${cluster}.new-${process.pid}`;
  mkdirSync(partial, { mode: 0o700 });
  const passwordFile = `${partial}.password`;
  const passwords: Passwords = { superuser: newPassword(), owner: newPassword(), app: newPassword() };
  try {
    writePrivately(passwordFile, passwords.superuser, place);
    give(partial, place);
    await runInitdb(place, partial, passwordFile);
    writePrivately(join(partial, PASSWORDS), JSON.stringify(passwords), place);
    renameSync(partial, cluster);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(cluster, PASSWORDS))) throw error; // otherwise another process was first
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Takes seconds, so whoever watches the start is kept informed. */
async function runInitdb({ binaries, runAs }: PostgresLocation, folder: string, passwordFile: string): Promise<void> {
  // The builtin UTF-8 locale: with plain C, trigram search would silently drop every Japanese character.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', '--lc-ctype=C.UTF-8', '--encoding=UTF8'];
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', HOME: folder };
  const initdb = join(binaries, 'bin', 'initdb');
  await new Promise<void>((resolve, reject) =>
    execFile(initdb, ['-D', folder, '--no-sync', ...access, ...locale], { ...runAs, cwd: folder, env }, (error, _stdout, stderr) => {
      if (!error) return resolve();
      const reason = stderr.trim() || error.message;
      reject(new SettingsError(`A database folder could not be made in ${dirname(folder)}: ${reason}`));
    }),
  );
}

function removeRemains(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    const pid = /\.new-(\d+)/.exec(name)?.[1];
    if (name.startsWith(basename(cluster)) && pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const newPassword = (): string => randomBytes(24).toString('hex');

function writePrivately(file: string, text: string, place: PostgresLocation): void {
  writeFileSync(file, text, { mode: 0o600 });
  give(file, place);
}

function give(path: string, { runAs }: PostgresLocation): void {
  if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid);
}
