import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '#programs';

export type ServerProcess = {
  url: string;
  pid: number;
  readyAfterSeconds: number;
  /** The longest time without a new line during the start. */ longestSilenceSeconds: number;
  stop(): Promise<void>;
};

/** `env` holds settings besides those of every such server: local, with the demo, on a free port; `program` is another way to start it. */
export type StartOptions = { dataDir: string; logFile: string; env?: NodeJS.ProcessEnv; program?: readonly string[]; node?: string };

/** A server process as `npm start` starts it. Resolves when it can serve. */
export async function startServerProcess(options: StartOptions): Promise<ServerProcess> {
  const { logFile } = options;
  const startedAt = performance.now();
  const port = await freePort();
  const server = launch(options, port);
  const silence = measureSilence(server, startedAt);
  const url = `http://localhost:${port}`;
  try {
    await waitUntilReady(server, url, logFile);
  } catch (error) {
    await stopProcess(server);
    throw error;
  }
  const readyAfterSeconds = (performance.now() - startedAt) / 1000;
  return { url, pid: server.pid ?? 0, readyAfterSeconds, longestSilenceSeconds: silence(), stop: () => stopProcess(server) };
}

/** Measures the longest pause between two outputs so far, in seconds. */
function measureSilence(server: ChildProcess, startedAt: number): () => number {
  let last = startedAt;
  let longest = 0;
  const hear = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    return longest / 1000;
  };
  server.stdout?.on('data', hear);
  return hear;
}

/** A data folder for one run. */
export function temporaryDataDir(purpose: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `hakaru-${purpose}-`));
  chmodSync(path, 0o755); // when started as root, the database runs as another user, who needs access to its folder
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // a TCP server has no path as its address
  probe.close();
  await once(probe, 'close');
  return port;
}

const READY_WITHIN_MS = 300_000; // the start may include building the web and the demo's workbooks
const STOPPED_WITHIN_MS = 15_000;

const AS_NPM_START = ['--import', 'tsx', 'tools/start.ts'];

function launch(
  { dataDir, logFile, env: settings, program = AS_NPM_START, node = process.execPath }: StartOptions,
  port: number,
): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  // Database and environment settings of the caller's shell are not meant for this server.
  const { DATABASE_URL: _url, DATABASE_MIGRATION_URL: _ownerUrl, NODE_ENV: _nodeEnv, ...env } = process.env;
  const server = spawn(node, program, {
    cwd: ROOT,
    env: { ...env, APP_ENV: 'local', DEMO: '1', DATA_DIR: dataDir, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  server.stdout?.pipe(log, { end: false });
  server.stderr?.pipe(log, { end: false });
  return server;
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode} before it was ready.\n${endOf(logFile)}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.\n${endOf(logFile)}`);
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const patience = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(patience);
}

const endOf = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-40).join('\n');
