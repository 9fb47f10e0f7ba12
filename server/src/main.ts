import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { demoPeople } from '#features/demo/people';
import { plantDemo } from '#features/demo/plant';
import { openApp, type OpenedApp } from '#platform/app';
import { addDrain } from '#platform/drain';
import { addHealth } from '#platform/health';
import { openHttp } from '#platform/http';
import { createLog, type Log } from '#platform/log';
import { addProgress } from '#platform/progress-route';
import { readSettings, type Settings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { addWebFiles } from '#platform/web-files';
import { startWorker } from '#platform/worker';
import { buildHttp } from '#routes';
import { tasks } from './tasks';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const LONGEST_STOP_MS = 10_000;

/** What is open, newest last; a stop closes it from the end. */
const open: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

await start().catch(async (error: unknown) => {
  // A sentence for the operator needs no stack; anything else is our bug.
  console.error(error instanceof SettingsError ? error.message : error);
  await stop(1);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings);
  watchProcess(log);
  const app = await openApp(settings, log);
  open.push(() => app.closeApp());
  if (settings.demo) await plantDemo(app);
  if (settings.role !== 'web') {
    const worker = await startWorker(app, tasks);
    open.push(() => worker.stop());
  }
  const http = await openDoors(app);
  open.push(() => http.close());
  await listen(http, settings);
  announce(settings, http);
}

/** A worker answers for its health only. */
async function openDoors(app: OpenedApp): Promise<FastifyInstance> {
  const servesPages = app.settings.role !== 'worker';
  const http = servesPages ? buildHttp(app) : openHttp(app);
  addDrain(http);
  addHealth(http, app);
  if (!servesPages) return http;
  await addProgress(http, app);
  addWebFiles(http, WEB);
  return http;
}

async function listen(http: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new SettingsError(`Port ${port} is taken by another program: stop it, or choose another one with PORT.`);
    if (code === 'EACCES') throw new SettingsError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`);
    if (code === 'EADDRNOTAVAIL') throw new SettingsError(`HOST ${host} is no address of this machine: choose another one.`);
    throw error;
  }
}

function announce(settings: Settings, http: FastifyInstance): void {
  const [first] = http.addresses();
  const url = settings.port === 0 && typeof first === 'object' ? `http://localhost:${first.port}` : settings.publicUrl;
  const lines = [`Hakaru ${settings.release} is ready at ${url}`];
  if (settings.demo) {
    const width = Math.max(...demoPeople.map(({ email }) => email.length));
    lines.push('', 'Demo log-ins:', ...demoPeople.map(({ email, password }) => `  ${email.padEnd(width)}  ${password}`), '');
  }
  console.log(lines.join('\n'));
}

function watchProcess(log: Log): void {
  let askedAt = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      // Asked twice: now. One Ctrl-C may arrive twice at once, from the terminal and from the program that started us.
      if (stopping && Date.now() - askedAt > 1000) process.exit(1);
      if (stopping) return;
      askedAt = Date.now();
      log.info('stopping', { what: name });
      void stop(0);
    });
  }
  const die = (error: unknown): void => {
    log.error('unhandled error', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    void stop(1);
  };
  process.on('uncaughtException', die).on('unhandledRejection', die);
}

/** Newest first: no new requests, then no new jobs, then the database. What takes too long is cut off; nothing committed is lost. */
function stop(code: number): Promise<void> {
  return (stopping ??= (async () => {
    setTimeout(() => process.exit(code || 1), LONGEST_STOP_MS).unref();
    for (const close of open.toReversed()) await close().catch((error: unknown) => console.error(error));
    process.exit(code);
  })());
}
