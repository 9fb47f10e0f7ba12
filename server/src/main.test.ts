import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForTests, type TestPrograms } from '@hakaru/tools/test-programs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHashQueue } from '#platform/hash-queue';

let dataDir: string;
let programs: TestPrograms;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  programs = await bundleForTests();
  dataDir = mkdtempSync(join(tmpdir(), 'hakaru-main-'));
  chmodSync(dataDir, 0o755);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL'); // ends its database as well
  await until(() => !existsSync(join(dataDir, 'pgdata-18', 'postmaster.pid')), 60_000);
  rmSync(dataDir, { recursive: true, force: true });
  programs.remove();
});

type Ended = { code: number | null; said: string };
type Program = { child: ChildProcess; said: () => string; ended: Promise<Ended> };

function run(env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, [programs.path('server')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...(hasDemo ? {} : { DEMO: '0' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    return { code: child.exitCode, said };
  });
  return { child, said: () => said, ended };
}

/** The demo is created only in the full run; the browser tests' server always has it. Otherwise one user is inserted directly. */
const hasDemo = process.env['COUNTS'] === 'full';
const READY_WITHIN_MS = 180_000;

async function serve(env: Record<string, string> = {}): Promise<Program & { url: string }> {
  const program = run(env);
  const address = () => /ready at (http:\S+)/.exec(program.said())?.[1];
  const isReady = await until(() => address() !== undefined || program.child.exitCode !== null, READY_WITHIN_MS);
  const url = address();
  if (!isReady || !url) throw new Error(`not ready: ${program.said()}`);
  return { ...program, url };
}

async function until(claim: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const last = Date.now() + ms; Date.now() < last; await new Promise(resume => setTimeout(resume, 25))) if (await claim()) return true;
  return false;
}

const postmaster = () => Number(readFileSync(join(dataDir, 'pgdata-18', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const statusOf = (url: string, token?: string) =>
  fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {}).then(
    ({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') }),
    () => ({ status: 0, retryAfter: null }),
  );

async function signIn({ url, said }: { url: string; said(): string }): Promise<string> {
  const [, email = '', password = ''] = hasDemo ? (/^ {2}(\S+@hoshikawa\S+)\s+(\S+)$/m.exec(said()) ?? []) : ['', ...(await letIn())];
  const reply = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await reply.json()) as { access_token: string }).access_token; // the shape given by the specification
}

async function letIn(): Promise<[email: string, password: string]> {
  const folder = join(dataDir, 'pgdata-18');
  const { superuser } = JSON.parse(readFileSync(join(folder, 'hakaru-passwords.json'), 'utf8')) as { superuser: string }; // written by the start
  const connectionString = `postgres://postgres:${superuser}@localhost/hakaru?host=${encodeURIComponent(folder)}&port=5432`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const email = 'first@person.example';
  const password = 'First!Person2026';
  await client.query(
    `with own as (insert into organisation (ref, name_en, name_jp, type) values ('FIRST', 'First', '最初', 'others') returning id)
     insert into app_user (organisation_id, email, name, role, verified_at, agreed_at, password_hash)
     select id, $1, 'First', 'admin', now(), now(), $2 from own`,
    [email, await createHashQueue().hash(password)],
  );
  await client.end();
  return [email, password];
}

test('one command starts a working server; it outlives its database, and what it acknowledged outlives the process', async () => {
  const first = await serve();
  const token = await signIn(first);
  expect((await statusOf(`${first.url}/me`, token)).status).toBe(200);

  // The database dies: 503 with a time to retry, never 401, and it recovers without a restart.
  const seen = new Map<number, string | null>();
  process.kill(postmaster(), 'SIGKILL');
  const heals = await until(async () => {
    const ready = await statusOf(`${first.url}/readyz`);
    const me = await statusOf(`${first.url}/me`, token);
    for (const { status, retryAfter } of [ready, me]) seen.set(status, retryAfter);
    expect((await statusOf(`${first.url}/healthz`)).status).toBe(200);
    return seen.has(503) && ready.status === 200 && me.status === 200;
  }, 600_000);
  expect([heals, [...seen.keys()].toSorted((a, b) => a - b)]).toEqual([true, [200, 503]]);
  expect(seen.get(503)).toMatch(/^\d+$/);

  // The process dies: its database is not orphaned, and the session it opened still exists after a restart.
  const pid = postmaster();
  first.child.kill('SIGKILL');
  expect(await until(() => !isAlive(pid), 120_000)).toBe(true);
  const second = await serve({ STOP_NOTICE_SECONDS: '2' });
  expect((await statusOf(`${second.url}/me`, token)).status).toBe(200);

  // It is asked to stop: it tells proxies while still serving, then stops in order, with its database.
  const last = postmaster();
  second.child.kill('SIGTERM');
  expect(await until(async () => (await statusOf(`${second.url}/readyz`)).status === 503, 2_000)).toBe(true);
  expect((await statusOf(`${second.url}/me`, token)).status).toBe(200);
  expect((await second.ended).code).toBe(0);
  expect(isAlive(last)).toBe(false);
}, 360_000);

test.each([
  [{ HAKARU_PORT: '80' }, 'HAKARU_PORT is not a setting: write PORT.\n'],
  [{ APP_ENV: 'production' }, 'DATABASE_URL must be set in production: the embedded database is for trying out.\n'],
])('%j ends with a sentence', async (env, sentence) => {
  expect(await run(env).ended).toEqual({ code: 1, said: sentence });
});

test('a database that is away at the start is a sentence without its password', async () => {
  const { code, said } = await run({ DATABASE_URL: 'postgres://app:canary@127.0.0.1:1/hakaru', SECRET: 'x'.repeat(32) }).ended;
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^The database at 127\.0\.0\.1:1 does not answer \(.*\): start it, or correct DATABASE_URL\.\n$/),
  ]);
  expect(said).not.toContain('canary');
});

test('an occupied port is a sentence, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on a port
  const { code, said } = await run({ PORT: String(port) }).ended;
  other.close();
  expect([code, said]).toEqual([
    1,
    expect.stringContaining(`Port ${port} is taken by another program: stop it, or choose another one with PORT.\n`),
  ]);
  expect(existsSync(join(dataDir, 'pgdata-18', 'postmaster.pid'))).toBe(false);
}, 600_000);
