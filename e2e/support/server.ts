import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOG = join(ROOT, '.cache/e2e/server.log');
const READY_WITHIN_MS = 180_000; // a cold build of the web is part of the start

/**
 * One real server for the whole run, as `npm start` would start it, on a database of its own.
 * With E2E_URL set, that server is used instead and nothing is started.
 */
export default async function startServer(): Promise<(() => Promise<void>) | void> {
  if (process.env['E2E_URL']) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-e2e-'));
  chmodSync(dataDir, 0o755); // started as root, the database runs as another user who must reach its folder
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = launch({ dataDir, port });
  try {
    await waitUntilReady(server, url);
  } catch (error) {
    await stop(server, dataDir);
    throw error;
  }
  process.env['E2E_URL'] = url; // workers are started after this and inherit it
  process.env['E2E_DATA_DIR'] = dataDir;
  return () => stop(server, dataDir);
}

function launch({ dataDir, port }: { dataDir: string; port: number }): ChildProcess {
  mkdirSync(join(ROOT, '.cache/e2e'), { recursive: true });
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      APP_ENV: 'local',
      DEMO: '1',
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: undefined,
      NODE_ENV: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(LOG);
  server.stdout?.pipe(log, { end: false });
  server.stderr?.pipe(log, { end: false });
  return server;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode} before it was ready.\n${endOfLog()}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.\n${endOfLog()}`);
}

async function stop(server: ChildProcess, dataDir: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    const patience = setTimeout(() => server.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(patience);
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // a TCP server's address is never a path
  probe.close();
  await once(probe, 'close');
  return port;
}

const endOfLog = (): string => readFileSync(LOG, 'utf8').split('\n').slice(-40).join('\n');
