import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';

const log = { info: () => undefined, warn: () => undefined };
const isRoot = process.getuid?.() === 0;
const fixture = fileURLToPath(new URL('./testing/start-postgres.ts', import.meta.url));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hakaru-pg-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => startEmbeddedPostgres({ dataDir, durable: false, log });
const cluster = () => join(dataDir, 'pgdata-18');

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function startOutside(
  folder: string,
  account: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; pid: number; appUrl: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, folder], {
    ...account,
    env: { PATH: process.env['PATH'], HOME: folder, TSX_DISABLE_CACHE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('it did not start'))),
  ])) as [Buffer]; // printed by the fixture
  return { child, ...(JSON.parse(String(said)) as { pid: number; appUrl: string }) }; // printed by the fixture
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
async function waitUntil(claim: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const last = Date.now() + ms; Date.now() < last; await new Promise(resume => setTimeout(resume, 20))) if (await claim()) return true;
  return false;
}

test('roles, passwords and locale: the app is no superuser, nobody enters unasked, Japanese is searchable', async () => {
  const postgres = await start();
  try {
    expect(await ask(postgres.appUrl, 'select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreatedb: false },
    ]);
    await expect(ask(postgres.appUrl.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(cluster(), 'hakaru-passwords.json')).mode & 0o777).toBe(0o600);
    expect(statSync(cluster()).mode & 0o777).toBe(0o700);
    await ask(postgres.ownerUrl, 'create extension pg_trgm');
    const [trigrams] = await ask<{ found: string[] }>(postgres.ownerUrl, `select show_trgm('三菱信託') as found`);
    expect(trigrams?.found.length).toBeGreaterThan(3);
  } finally {
    await postgres.stop();
  }
});

test('a second start joins the first, and leaving does not take it along', async () => {
  const first = await start();
  const second = await start();
  expect(second.postmasterPid()).toBe(first.postmasterPid());
  await second.stop();
  expect(await ask(first.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  const pid = first.postmasterPid();
  await first.stop();
  expect(isAlive(pid)).toBe(false);
});

test('F2: a killed server comes back at the same address with everything acknowledged', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    await ask(postgres.ownerUrl, 'create table kept (n int)');
    await ask(postgres.ownerUrl, 'insert into kept select generate_series(1, 1000)');
    const killed = postgres.postmasterPid();
    process.kill(killed, 'SIGKILL');
    const count = () => ask<{ n: number }>(postgres.ownerUrl, 'select count(*)::int as n from kept').catch(() => []);
    expect(await waitUntil(async () => postgres.postmasterPid() !== killed && (await count())[0]?.n === 1000, 150_000)).toBe(true);
  } finally {
    await postgres.stop();
  }
}, 360_000);

test('F1: killing the process leaves no orphan and loses nothing', async () => {
  const { child, pid } = await startOutside(dataDir);
  const superuser = (JSON.parse(readFileSync(join(cluster(), 'hakaru-passwords.json'), 'utf8')) as { superuser: string }).superuser; // written by the start
  await ask(
    `postgres://postgres:${superuser}@localhost/postgres?host=${encodeURIComponent(cluster())}&port=5432`,
    'create table kept as select 1 as one',
  );
  child.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), 120_000)).toBe(true);
  const again = await start();
  expect(await ask(again.superuserUrl, 'select one from kept')).toEqual([{ one: 1 }]);
  await again.stop();
}, 360_000);

test('a stale lock file that names a living stranger does not keep us out', async () => {
  await (await start()).stop();
  writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1\n5432\n${cluster()}\n\n\nready\n`);
  const postgres = await start();
  expect(await ask(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a broken folder is a clear sentence', async () => {
  await (await start()).stop();
  rmSync(join(cluster(), 'global', 'pg_control'));
  await expect(start()).rejects.toThrow(
    /^The database folder .*pgdata-18 cannot be opened: .*pg_control.* Put back a backup of it, or move it away/s,
  );
  writeFileSync(join(cluster(), 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('it was made by PostgreSQL 17, and this is 18');
  rmSync(cluster(), { recursive: true });
  mkdirSync(cluster());
  await expect(start()).rejects.toThrow(/cannot be opened: ENOENT.*PG_VERSION/);
});

test.runIf(isRoot)('root in a closed home: the data goes where an unprivileged account can reach it, and is found again', async () => {
  chmodSync(dataDir, 0o700);
  await (await start()).stop();
  const place = readFileSync(join(dataDir, 'postgres-place'), 'utf8').trim();
  try {
    expect(place).toMatch(/^\/var\/lib\/hakaru\/[0-9a-f]{12}\/pgdata-18$/);
    expect(statSync(place).uid).not.toBe(0);
    const again = await start();
    expect(await ask(again.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
  } finally {
    rmSync(dirname(place), { recursive: true, force: true });
  }
});

test.runIf(isRoot)(
  'an ordinary user in a closed home runs it as themselves',
  async () => {
    const nobody = { uid: 65534, gid: 65534 };
    chownSync(dataDir, nobody.uid, nobody.gid);
    chmodSync(dataDir, 0o700);
    const { child, appUrl } = await startOutside(dataDir, nobody);
    expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(cluster()).uid).toBe(nobody.uid);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  20_000,
);
