import { processorSeconds } from '#bench/processor-time';
import { hostileQueries } from '#hostile-queries';
import { ROOT } from '#programs';
import { startServerProcess, temporaryDataDir, type ServerProcess } from '#server-process';

const LOG = `${ROOT}.cache/bench/doors.log`;
// The limits are tested elsewhere; here they must not interfere with measuring.
const RATE_LIMITS = JSON.stringify({ loginPerAccountMinute: 1_000_000, loginPerIpMinute: 1_000_000, refusedDocumentsMinute: 1_000_000 });
const TRIES = 500;
const AGAIN = 20;

export type DoorFigures = {
  /** The median of a refused sign-in in ms, for an address with an account and for one without. */
  known: number;
  unknown: number;
  /** The 95th percentile of `me` in ms. */
  alone: number;
  besideGuesses: number;
  besideBombs: number;
  /** The most expensive hostile query, in ms of the server's processor time. */
  dearest: number;
};

/** What strangers can learn from timing, and how others are affected by an attack. */
export async function measureDoors(): Promise<DoorFigures> {
  const dataDir = temporaryDataDir('bench');
  try {
    const server = await startServerProcess({ dataDir: dataDir.path, logFile: LOG, env: { RATE_LIMITS, DEMO_MONTHS: '4' } });
    try {
      return await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    dataDir.remove();
  }
}

async function measure({ url, pid }: ServerProcess): Promise<DoorFigures> {
  const token = await signIn(url);
  const me = () => timed(() => ask(url, token, '{ me { id } }'));
  for (let warm = 0; warm < 200; warm++) await me();
  const known: number[] = [];
  const unknown: number[] = [];
  // Alternating, so that slow phases of the machine affect both.
  for (let at = 0; at < TRIES; at++) {
    known.push(await timed(() => guess(url, 'admin@hoshikawa.example')));
    unknown.push(await timed(() => guess(url, `nobody-${at}@hoshikawa.example`)));
  }
  const alone = await p95Of(me);
  const besideGuesses = await beside(me, async at => void (await guess(url, `nobody-${at}@example.jp`)), GUESSES_PAUSE_MS);
  // A comment makes each a different document, because a document refused before is not parsed again.
  let sent = 0;
  const bomb = async (at: number): Promise<void> =>
    void (await ask(url, token, `${hostileQueries[at % hostileQueries.length]?.[1] ?? ''} # ${sent++}`));
  const besideBombs = await beside(me, bomb, BOMBS_PAUSE_MS);
  let dearest = 0;
  for (let at = 0; at < hostileQueries.length; at++) dearest = Math.max(dearest, await processorMs(pid, () => bomb(at)));
  return { known: at(known, 0.5), unknown: at(unknown, 0.5), alone, besideGuesses, besideBombs, dearest };
}

const CROWD = 20;
/** The pause of each client in a crowd for a given total rate. */
const pauseFor = (perSecond: number): number => (CROWD / perSecond) * 1000;
const GUESSES_PAUSE_MS = pauseFor(10_000 / 600); // ten thousand in ten minutes, none refused by a rate limit
const BOMBS_PAUSE_MS = pauseFor(50);

/** Measures `me` while twenty others attack, each after a pause of so many ms. */
async function beside(me: () => Promise<number>, worst: (at: number) => Promise<void>, pauseMs: number): Promise<number> {
  let isOver = false;
  let count = 0;
  const others = Array.from({ length: CROWD }, async () => {
    while (!isOver) {
      await worst(count++);
      await new Promise(resume => setTimeout(resume, pauseMs));
    }
  });
  const figure = await p95Of(me);
  isOver = true;
  await Promise.all(others);
  return figure;
}

async function p95Of(me: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 300; index++) {
    times.push(await me());
    await new Promise(resume => setTimeout(resume, 5));
  }
  return at(times, 0.95);
}

async function processorMs(pid: number, work: () => Promise<void>): Promise<number> {
  const before = processorSeconds(pid) ?? Number.NaN;
  for (let index = 0; index < AGAIN; index++) await work();
  return (((processorSeconds(pid) ?? Number.NaN) - before) * 1000) / AGAIN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The smallest value that covers this share of them. */
function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

async function ask(url: string, token: string, query: string): Promise<void> {
  await (await post(`${url}/graphql`, { query }, { authorization: `Bearer ${token}` })).arrayBuffer();
}

async function guess(url: string, email: string): Promise<void> {
  await (await post(`${url}/api/login`, { email, password: 'Wrong!Guess2026' })).arrayBuffer();
}

async function signIn(url: string): Promise<string> {
  const reply = await post(`${url}/api/login`, { email: 'user@hoshikawa.example', password: 'Hoshi%User2026' });
  const { access_token: token } = (await reply.json()) as { access_token?: string }; // the sign-in reply of the contract
  if (!token) throw new Error(`The demo user could not log in: ${reply.status}`);
  return token;
}
