import { createLog, type Log } from '#platform/log';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';

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
  const { serve } = await import('./serve'); // large: a wrong setting is reported before it is read
  await serve({ settings, log, opened: close => open.push(close) });
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
