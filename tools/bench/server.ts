import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requestsPerSecond, type Load } from '#bench/load';
import { createLoop, type Loop } from '#bench/loop';
import { ROOT } from '#programs';
import { processorSeconds } from '#bench/processor-time';
import { freePort, startServerProcess, temporaryDataDir, type ServerProcess } from '#server-process';

const LOG = `${ROOT}.cache/bench/server.log`;
const SECONDS = 3;
const ROUNDS = 5;

export type ServerFigures = { clean: Start; built: Start; loop: Loop; restartSeconds: number; me: Rate; bare: Rate };

/** The first start with an empty folder, including creating the database and the demo. */
export type Start = { seconds: number; silenceSeconds: number };

/** The best round in requests per second, and the answering process's microseconds per request over all rounds. */
export type Rate = { perSecond: number; processorUs: number | null };

/**
 * Measures the first start of a folder without builds, the first start with web and server built, the second start with the same data, then
 * `me` against a bare route.
 */
export async function measureServer(): Promise<ServerFigures> {
  const loop = createLoop();
  const clean = await measureCleanStart();
  const dataDir = temporaryDataDir('bench');
  try {
    const first = await startServerProcess({ dataDir: dataDir.path, logFile: LOG });
    await first.stop();
    const built = startOf(first);
    loop.measure();
    const second = await startServerProcess({ dataDir: dataDir.path, logFile: LOG });
    try {
      const rates = await measureMe(second);
      return { clean, built, loop: loop.times(), restartSeconds: second.readyAfterSeconds, ...rates };
    } finally {
      await second.stop();
    }
  } finally {
    dataDir.remove();
  }
}

/** The start after installing packages in a clean clone. */
async function measureCleanStart(): Promise<Start> {
  for (const built of ['web/dist', '.start']) rmSync(`${ROOT}${built}`, { recursive: true, force: true });
  const dataDir = temporaryDataDir('bench');
  try {
    const server = await startServerProcess({ dataDir: dataDir.path, logFile: LOG });
    await server.stop();
    return startOf(server);
  } finally {
    dataDir.remove();
  }
}

const startOf = (server: ServerProcess): Start => ({ seconds: server.readyAfterSeconds, silenceSeconds: server.longestSilenceSeconds });

/** Alternating, so that slow phases of the machine affect both; the best round of each counts. */
async function measureMe({ url, pid }: ServerProcess): Promise<{ me: Rate; bare: Rate }> {
  const port = await freePort();
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [String(port)], { execArgv: ['--import', 'tsx'] });
  try {
    await once(bare, 'message');
    const load = await meLoad(url);
    const ours = createMeter(load, pid);
    const ceiling = createMeter({ ...load, url: `http://127.0.0.1:${port}/graphql` }, bare.pid ?? 0);
    for (let round = 0; round < ROUNDS; round++) {
      await ceiling.run();
      await ours.run();
    }
    return { me: ours.rate(), bare: ceiling.rate() };
  } finally {
    bare.kill();
  }
}

/** The first round is a warm-up and is not counted. */
function createMeter(load: Load, pid: number): { run(): Promise<void>; rate(): Rate } {
  let best = 0;
  let requests = 0;
  let seconds = 0;
  let rounds = 0;
  return {
    async run() {
      const before = processorSeconds(pid);
      const rate = await requestsPerSecond(load, SECONDS);
      const after = processorSeconds(pid);
      if (rounds++ === 0) return;
      best = Math.max(best, rate);
      requests += rate * SECONDS;
      seconds += before === null || after === null ? Number.NaN : after - before;
    },
    rate: () => ({ perSecond: best, processorUs: Number.isNaN(seconds) ? null : (seconds / requests) * 1e6 }),
  };
}

async function meLoad(url: string): Promise<Load> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@hoshikawa.example', password: 'Hoshi!Admin2026' }),
  });
  const body = (await reply.json()) as { access_token?: string }; // the sign-in reply of the contract
  if (!body.access_token) throw new Error(`The demo user could not log in: ${reply.status} ${JSON.stringify(body)}`);
  return {
    url: `${url.replace('localhost', '127.0.0.1')}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${body.access_token}` },
    body: JSON.stringify({ query: '{ me { id email name } }' }),
  };
}
