import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A system PostgreSQL as institutions run it, with an owner and an app role. */
export type DebianPostgres = {
  url(role: 'owner' | 'app' | 'postgres', database: string): string;
  create(database: string): Promise<void>;
  /** Asks a database as its superuser. */
  query<Row extends pg.QueryResultRow>(database: string, statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** What it has written to its log. */
  said(): string;
  /** A standby that follows it, copied by pg_basebackup, and stopped with it at the latest. */
  standby(): Promise<DebianStandby>;
  stop(): Promise<void>;
};
export type DebianStandby = Pick<DebianPostgres, 'url' | 'said' | 'stop'> & { /** As when the machine is gone. */ kill(): Promise<void> };

const PLACE = '/usr/lib/postgresql';

/** The folder of its programs. It is installed if missing and allowed; otherwise the test fails with an explanation. */
function binaries(): string {
  const found = () => (existsSync(PLACE) ? readdirSync(PLACE) : []).filter(version => existsSync(join(PLACE, version, 'bin/initdb')));
  if (found().length === 0 && process.getuid?.() === 0) {
    console.log('No PostgreSQL here: installing the Debian package postgresql.');
    const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], quietly);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quietly);
  }
  const [newest] = found().toSorted((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('PostgreSQL with its programs is needed for this test: install the package postgresql.');
  return join(PLACE, newest, 'bin');
}

export async function startDebianPostgres(): Promise<DebianPostgres> {
  const folder = makeFolder();
  const encoding = ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'];
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', ...encoding], folder);
  const { url, said, stop } = await startServer(folder);
  const standbys: DebianStandby[] = [];
  const query = async <Row extends pg.QueryResultRow>(database: string, statement: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: url('postgres', database) });
    await client.connect();
    return (await client.query<Row>(statement, [...values]).finally(() => client.end())).rows;
  };
  for (const role of ['hakaru_owner', 'hakaru_app']) await query('postgres', `create role ${role} login password 'x'`);
  return {
    url,
    create: async database => void (await query('postgres', `create database ${database} owner hakaru_owner`)),
    query,
    said,
    async standby() {
      const standby = await startStandby(folder);
      standbys.push(standby);
      return standby;
    },
    async stop() {
      for (const standby of standbys) await standby.stop();
      await stop();
    },
  };
}

async function startStandby(primary: string): Promise<DebianStandby> {
  const folder = makeFolder();
  const copying = ['-h', primary, '-U', 'postgres', '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  run('pg_basebackup', ['-D', join(folder, 'data'), ...copying], folder);
  return await startServer(folder);
}

/** A folder that the account of the database may use. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-debian-'));
  const account = runner();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

function run(program: string, words: readonly string[], folder: string): void {
  const { status, stderr } = spawnSync(join(binaries(), program), words, { ...runner(), cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/** Runs the server whose data lie in the folder, with its socket beside them. */
async function startServer(folder: string): Promise<DebianStandby> {
  const flags = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=60', 'wal_keep_size=256MB'];
  const child = spawn(join(binaries(), 'postgres'), ['-D', join(folder, 'data'), ...flags.flatMap(flag => ['-c', flag])], {
    ...runner(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resume, fail) => {
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (/ready to accept (read-only )?connections/.test(said)) resume();
    });
    child.once('exit', () => fail(new Error(said)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    await ended(child, signal);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: (role, database) =>
      `postgres://${role === 'postgres' ? role : `hakaru_${role}`}:x@localhost/${database}?host=${encodeURIComponent(folder)}`,
    said: () => said,
    stop: () => end('SIGINT'),
    // Ends all its processes at once, without a word to anybody; SIGKILL would leave some of them behind.
    kill: () => end('SIGQUIT'),
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** PostgreSQL refuses to run as root. */
function runner(): { uid: number; gid: number } | { uid?: never } {
  if (process.getuid?.() !== 0) return {};
  const account = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .find(([name]) => name === 'postgres');
  return account ? { uid: Number(account[2]), gid: Number(account[3]) } : {};
}
