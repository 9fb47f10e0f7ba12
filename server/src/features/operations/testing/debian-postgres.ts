import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A system PostgreSQL as institutions run it, with an owner and an app role. */
export type DebianPostgres = {
  url(role: 'owner' | 'app' | 'postgres', database: string): string;
  create(database: string): Promise<void>;
  stop(): Promise<void>;
};

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
  const programs = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-debian-'));
  const account = runner();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const cluster = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const flags = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=60'];
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags.flatMap(flag => ['-c', flag])], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resume, fail) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (said.includes('ready to accept connections')) resume();
    });
    child.once('exit', () => fail(new Error(said)));
  });
  const url: DebianPostgres['url'] = (role, database) =>
    `postgres://${role === 'postgres' ? role : `hakaru_${role}`}:x@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const asSuperuser = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: url('postgres', 'postgres') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await asSuperuser(`create role hakaru_owner login password 'x'`, `create role hakaru_app login password 'x'`);
  return {
    url,
    create: database => asSuperuser(`create database ${database} owner hakaru_owner`),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
