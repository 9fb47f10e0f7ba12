import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { RELEASE } from '@hakaru/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from '#build';
import { ROOT } from '#programs';
import { freePort, temporaryDataDir } from '#server-process';

const folder = `${ROOT}.cache/bundle-test-${process.pid}`;
const data = temporaryDataDir('bundle');
beforeAll(async () => {
  mkdirSync(`${folder}/web`, { recursive: true });
  await bundleServer(folder);
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  data.remove();
});

const env = { PATH: process.env['PATH'], DATA_DIR: data.path, DEMO: '0' };

test('the version is in one place, and the package and the changelog name the same', () => {
  const { version, license } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<string, unknown>; // our own file
  expect({ version, license }).toEqual({ version: RELEASE, license: 'Apache-2.0' });
  expect(/^## (\S+)/m.exec(readFileSync(`${ROOT}CHANGELOG.md`, 'utf8'))?.[1]).toBe(RELEASE);
  expect(readFileSync(`${ROOT}LICENSE`, 'utf8')).toContain('Apache License');
});

test('node alone runs the bundle: it migrates, serves, and stops when asked', async () => {
  const port = await freePort();
  const metricsPort = await freePort();
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...env, PORT: String(port), METRICS_PORT: String(metricsPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  const ended = once(server, 'exit');
  await Promise.race([untilReady(port), ended.then(() => Promise.reject(new Error(said)))]);
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: 'ok', release: RELEASE });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain(`hakaru_build_info{release="${RELEASE}",role="all"} 1`);
  expect(metrics).toMatch(/hakaru_http_requests_total\{method="GET",route="\/healthz",status="200"\} 1/);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);

test('the command line is beside it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['admin.js', 'create-superuser', 'root@bank.example', 'Root'], {
    cwd: folder,
    env,
  });
  expect(stdout).toContain('root@bank.example is the first super-user');
}, 120_000);

test.each(['read-workbook', 'read-pdf', 'print-paper'])(
  '%s starts in a process of its own, and ends with the one it works for',
  async name => {
    const child = spawn(process.execPath, [`${name}.js`], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    expect(said.replace(/.*Warning.*\n?/g, '')).toBe('');
  },
  60_000,
);

async function untilReady(port: number): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise(resume => setTimeout(resume, 50));
  }
}
