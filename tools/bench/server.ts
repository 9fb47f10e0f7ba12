import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { requestsPerSecond, type Load } from '#bench/load';
import { ROOT } from '#programs';
import { freePort, startServerProcess, temporaryDataDir } from '#server-process';

const LOG = `${ROOT}.cache/bench/server.log`;
const SECONDS = 4;
const ROUNDS = 3;

export type ServerFigures = { startSeconds: number; restartSeconds: number; mePerSecond: number; barePerSecond: number };

/** First start on an empty folder (database made, demo planted), second start on the same folder, then `me` against a bare route. */
export async function measureServer(): Promise<ServerFigures> {
  const dataDir = temporaryDataDir('bench');
  try {
    const first = await startServerProcess({ dataDir: dataDir.path, logFile: LOG });
    await first.stop();
    const second = await startServerProcess({ dataDir: dataDir.path, logFile: LOG });
    try {
      const rates = await measureMe(second.url);
      return { startSeconds: first.readyAfterSeconds, restartSeconds: second.readyAfterSeconds, ...rates };
    } finally {
      await second.stop();
    }
  } finally {
    dataDir.remove();
  }
}

/** Both in turns, so that a slow minute of the machine hits both; the best of each counts. */
async function measureMe(url: string): Promise<{ mePerSecond: number; barePerSecond: number }> {
  const port = await freePort();
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [String(port)], { execArgv: ['--import', 'tsx'] });
  try {
    await once(bare, 'message');
    const me = await meLoad(url);
    const rates = { mePerSecond: 0, barePerSecond: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      rates.barePerSecond = Math.max(
        rates.barePerSecond,
        await requestsPerSecond({ ...me, url: `http://127.0.0.1:${port}/graphql` }, SECONDS),
      );
      rates.mePerSecond = Math.max(rates.mePerSecond, await requestsPerSecond(me, SECONDS));
    }
    return rates;
  } finally {
    bare.kill();
  }
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
