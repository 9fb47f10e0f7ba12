import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SettingsError } from './settings-error';

export type PostgresProgram = 'pg_dump' | 'pg_restore';

const DEBIAN = '/usr/lib/postgresql';

/** The newest installed program of that name, which must be at least as new as the server. */
export function findProgram(name: PostgresProgram, serverMajor: number): string {
  const folders = [
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : []),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  const found = folders
    .map(folder => join(folder, name))
    .filter(existsSync)
    .map(path => ({ path, major: majorOf(path) }))
    .toSorted((a, b) => b.major - a.major);
  const [newest] = found;
  if (!newest) throw new SettingsError(`${name} is not installed: install the PostgreSQL ${serverMajor} client programs.`);
  if (newest.major < serverMajor)
    throw new SettingsError(
      `${name} is of PostgreSQL ${newest.major} and the database of ${serverMajor}: install the PostgreSQL ${serverMajor} client programs.`,
    );
  return newest.path;
}

function majorOf(path: string): number {
  return Number(/\) (\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
}

/** The address is passed through the environment, because passwords in arguments are visible to all users of the machine. */
export function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const set = (name: string, value: string | null): NodeJS.ProcessEnv => (value ? { [name]: value } : {});
  return {
    PATH: process.env['PATH'],
    LC_ALL: 'C',
    // Row-level security is forced on the owner too: without this setting the dump would silently be empty.
    PGOPTIONS: '-c app.platform=on',
    ...set('PGHOST', searchParams.get('host') ?? decodeURIComponent(hostname)),
    ...set('PGPORT', searchParams.get('port') ?? port),
    ...set('PGUSER', decodeURIComponent(username)),
    ...set('PGPASSWORD', decodeURIComponent(password)),
    ...set('PGDATABASE', decodeURIComponent(pathname.slice(1))),
    ...set('PGSSLMODE', searchParams.get('sslmode')),
    ...set('PGSSLROOTCERT', searchParams.get('sslrootcert')),
  };
}

/** Runs a program to its end; its output is passed to `read` piece by piece. A failure is thrown with the program's message. */
export async function runProgram(
  path: string,
  words: readonly string[],
  { env, read }: { env: NodeJS.ProcessEnv; read?: (piece: string) => void },
): Promise<void> {
  const child = spawn(path, words, { env, stdio: ['ignore', read ? 'pipe' : 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => (said = (said + piece).slice(-4000)));
  if (read) child.stdout?.setEncoding('utf8').on('data', read);
  const code = await new Promise<number>((resume, fail) => {
    child.once('error', fail);
    child.once('close', exit => resume(exit ?? 1));
  });
  if (code !== 0) throw new SettingsError(`${path} ended with ${code}: ${said.trim()}`);
}
