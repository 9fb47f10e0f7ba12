import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenCluster } from './postgres-cluster';
import type { PostgresLocation } from './postgres-location';
import { SettingsError } from './settings-error';

/** How to reach a running server; `child` only if we started it. */
export type Postmaster = { pid: number; host: string; port: number; child?: ChildProcess };

export type StartOptions = { place: PostgresLocation; flags: readonly string[]; port?: number };

const PATIENCE_MS = 10_000;

/**
 * Returns the running server of the folder, or starts one. After a crash the lock file may name a dying process, and its memory may stay
 * attached for some seconds: such failures are retried, others are reported at once.
 */
export async function runPostmaster(options: StartOptions): Promise<Postmaster> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const live = findPostmaster(options.place.cluster);
    if (live) return live;
    const outcome = await startPostmaster(options);
    if (typeof outcome !== 'string') return outcome;
    if (!isPassing(outcome) || Date.now() > until) throw refusal(options.place.cluster, outcome);
    await wait(200);
  }
}

/** The server that owns the folder now, recognised by its lock file and command line, because process ids are reused. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, socketFolder, address, , status] = readFileSync(file, 'utf8').split('\n');
  const command = commandOf(Number(pid));
  if (command !== undefined && !(command.includes('postgres') && command.includes(cluster))) rmSync(file, { force: true });
  if (!command?.includes(cluster) || !status?.startsWith('ready')) return undefined;
  return { pid: Number(pid), host: socketFolder || address || '127.0.0.1', port: Number(port) };
}

export async function stopPostmaster({ pid, child }: Postmaster): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = new Promise<void>(resume => child.once('exit', () => resume()));
  signal(pid, 'SIGINT'); // fast shutdown: open sessions are ended, committed data is kept
  const isOver = await Promise.race([ended.then(() => true), wait(PATIENCE_MS, false, { ref: false })]);
  if (!isOver) signal(pid, 'SIGQUIT');
  child.stdin?.end();
  await ended;
}

export function isRunning({ pid, child }: Postmaster): boolean {
  return child ? child.exitCode === null && child.signalCode === null : commandOf(pid) !== undefined;
}

/**
 * The shell between us and the server notices when our pipe closes, however we die, and then stops the server, so that it is never
 * orphaned. `read` is a builtin, so no other process is left behind. Detached, because Ctrl-C must reach us first.
 */
const WATCHED =
  'exec 3<&0; "$@" 3<&- & p=$!; (read -r _ <&3; kill -INT $p 2>/dev/null) & w=$!; wait $p; r=$?; kill $w 2>/dev/null; exit $r';

/** A running server, or its output when it failed. */
async function startPostmaster({ place, flags, port }: StartOptions): Promise<Postmaster | string> {
  const { cluster, binaries, runAs } = place;
  const program = join(binaries, 'bin', 'postgres');
  const settings = [...flags, ...(await doorFlags(cluster, port))];
  const args = ['-D', cluster, ...settings.flatMap(setting => ['-c', setting])];
  const isWindows = process.platform === 'win32';
  const [command, given] = isWindows ? [program, args] : ['/bin/sh', ['-c', WATCHED, 'sh', program, ...args]];
  const child = spawn(command, given, {
    ...runAs,
    cwd: cluster,
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin?.on('error', () => undefined); // the shell may have ended first
  const said = await untilReady(child);
  // The server reports ready a moment before its lock file does.
  for (let look = 0; said === undefined && child.exitCode === null && look < 200; look++) {
    const found = findPostmaster(cluster);
    if (found) return { ...found, child };
    await wait(5);
  }
  return said ?? 'the server ended at once';
}

function untilReady(child: ChildProcess): Promise<string | undefined> {
  return new Promise(resume => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-8000);
      if (/ready to accept connections/.test(chunk)) resume(undefined);
    });
    child.once('error', error => resume(error.message));
    child.once('exit', () => resume(said));
  });
}

const LONGEST_SOCKET_PATH = 106;

/** A socket in the private data folder is faster than TCP and closed to other users. TCP on loopback is used where paths are too long. */
async function doorFlags(cluster: string, port: number | undefined): Promise<string[]> {
  const hasSocket = process.platform !== 'win32' && Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
  if (hasSocket) return ['listen_addresses=', `unix_socket_directories=${cluster}`, 'port=5432'];
  return ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port ?? (await freePort())}`];
}

function freePort(): Promise<number> {
  return new Promise((resume, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resume(address.port) : fail(new Error('no free port'))));
    });
  });
}

const isPassing = (said: string): boolean => /lock file|shared memory block|could not bind|in use|could not create any/i.test(said);

function refusal(cluster: string, said: string): SettingsError {
  if (/lock file/.test(said)) {
    return new SettingsError(`The database folder ${cluster} is in use by another process: stop that one, or choose another DATA_DIR.`);
  }
  const [, reason = said.trim()] = /(?:FATAL|PANIC):\s+(.*)/.exec(said) ?? [];
  return brokenCluster(cluster, reason);
}

function commandOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined; // empty for a zombie
    if (process.platform === 'win32') return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/V'], { encoding: 'utf8' });
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // already gone
  }
}
