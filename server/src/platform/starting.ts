import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Both } from '@hakaru/contract/languages';
import type { Log } from './log';
import { startingPage, type StartingState } from './starting-page';

/** What the start is busy with, for its log and for visitors of the address meanwhile. */
export type Starting = {
  /** The log of the start; its lines are also shown on the page. */
  log: Log;
  step(name: Both): void;
  /** Releases the address for the server. */
  close(): Promise<void>;
};

/** A line at least every three seconds, even if a busy processor delays it. */
const QUIET_MS = 2_000;
const LINES_SHOWN = 6;

/** The address of the page, and whether it shows log lines: useful for a demo, but not for the public elsewhere. */
export type StartingAddress = { port: number; host: string; demo: boolean };

/** Without an address there is no page, but the lines are still written. */
export async function openStarting(log: Log, address: StartingAddress | null): Promise<Starting> {
  const state: StartingState = { step: { en: 'Starting', jp: '起動しています' }, since: Date.now(), lines: [] };
  let lastLine = Date.now();
  const say = (message: string): void => {
    lastLine = Date.now();
    if (address?.demo) state.lines = [...state.lines, message].slice(-LINES_SHOWN);
  };
  const noticed: Log = {
    ...log,
    info(message, facts) {
      say(message);
      log.info(message, facts);
    },
  };
  const server = address && (await listening(state, address));
  const heartbeat = setInterval(() => {
    if (Date.now() - lastLine < QUIET_MS) return;
    noticed.info(`${state.step.en.toLowerCase()}, for ${Math.round((Date.now() - state.since) / 1000)} s`);
  }, QUIET_MS / 5).unref();
  return {
    log: noticed,
    step(name) {
      state.step = name;
      state.since = Date.now(); // a line follows if it takes longer
    },
    async close() {
      clearInterval(heartbeat);
      if (server) await closed(server);
    },
  };
}

async function listening(state: StartingState, { port, host }: StartingAddress): Promise<Server> {
  const server = createServer((request, response) => answer(request, response, state));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return server;
}

/** The process is alive but not ready: programs are asked to retry, people see what is being prepared. */
function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse, state: StartingState): void {
  const isForPeople = /\btext\/html\b/.test(headers.accept ?? '');
  const lives = url === '/healthz';
  response.writeHead(lives ? 200 : 503, {
    'content-type': isForPeople ? 'text/html; charset=utf-8' : 'application/json',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': '2',
    connection: 'close',
  });
  response.end(isForPeople ? startingPage(state) : JSON.stringify({ status: lives ? 'ok' : 'starting', step: state.step.en }));
}

function closed(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
