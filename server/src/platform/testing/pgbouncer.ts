import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hakaru/tools/server-process';

export type PgBouncer = { /** The same address through the pooler. */ through(url: string): string; stop(): Promise<void> };

const PROGRAM = '/usr/sbin/pgbouncer';

/**
 * Debian's PgBouncer in transaction mode in front of the database at these addresses, each with its own role. It is installed if missing
 * and allowed; otherwise the test fails with an explanation.
 */
export async function startPgBouncer(
  urls: readonly string[],
  { connections = 3, ignored = '' }: { connections?: number; ignored?: string } = {},
): Promise<PgBouncer> {
  if (!existsSync(PROGRAM) && process.getuid?.() === 0) {
    console.log('No PgBouncer here: installing the Debian package pgbouncer.');
    const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], quietly);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], quietly);
  }
  if (!existsSync(PROGRAM)) throw new Error('PgBouncer is needed for this test: install the package pgbouncer.');
  const folder = mkdtempSync(join(tmpdir(), 'hakaru-pgbouncer-'));
  const port = await freePort();
  const parts = urls.map(url => new URL(url));
  writeFileSync(join(folder, 'users'), parts.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`).join(''));
  const [{ searchParams, pathname } = { searchParams: new URLSearchParams(), pathname: '' }] = parts;
  const host = searchParams.get('host') ?? '';
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = host=${host} port=${searchParams.get('port') ?? '5432'}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'auth_type = trust',
    `auth_file = ${folder}/users`,
    ...(ignored ? [`ignore_startup_parameters = ${ignored}`] : []),
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  const account = ownerOf(host);
  if (account) for (const path of ['', 'users', 'pgbouncer.ini']) chownSync(join(folder, path), account.uid, account.gid);
  const child = spawn(PROGRAM, [join(folder, 'pgbouncer.ini')], { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resume, fail) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (said.includes('process up')) resume();
    });
    child.once('exit', () => fail(new Error(said)));
  });
  return {
    through(direct) {
      const { username, password, pathname: database } = new URL(direct);
      return `postgres://${username}:${password}@127.0.0.1:${port}${database}`;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It refuses to run as root; the account of the database may open its socket. */
function ownerOf(socketFolder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(socketFolder);
  return { uid, gid };
}
