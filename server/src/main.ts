import { STOP_MS } from '#platform/deadlines';
import { createLeaving } from '#platform/leaving';
import { createLog, type Log } from '#platform/log';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';

/** The open resources, newest last; a stop closes them from the end. */
const open: (() => Promise<void>)[] = [];
const leaving = createLeaving();
let stopping: Promise<void> | undefined;

await start().catch(async (error: unknown) => {
  // An error for the operator needs no stack; any other is a bug of ours.
  console.error(error instanceof SettingsError ? error.message : error);
  await stop(1, 0, STOP_MS.SIGINT);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings);
  watchProcess(log, settings.stopNoticeSeconds * 1000);
  const { serve } = await import('./serve'); // large, so a wrong setting is reported before it is loaded
  await serve({ settings, log, leaving, opened: close => open.push(close) });
}

function watchProcess(log: Log, noticeMs: number): void {
  let askedAt = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      // A second signal exits at once. One Ctrl-C may arrive twice, from the terminal and from the parent process.
      if (stopping && Date.now() - askedAt > 1000) process.exit(1);
      if (stopping) return;
      askedAt = Date.now();
      log.info('stopping', { what: name });
      // With Ctrl-C there is no proxy to notify.
      void stop(0, name === 'SIGTERM' ? noticeMs : 0, STOP_MS[name]);
    });
  }
  const die = (error: unknown): void => {
    log.error('unhandled error', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    void stop(1, 0, STOP_MS.SIGINT);
  };
  process.on('uncaughtException', die).on('unhandledRejection', die);
}

/**
 * After the notice closes the newest first: no new requests, then no new jobs, then the database. What takes too long is cut off; committed
 * data are safe.
 */
function stop(code: number, noticeMs: number, longestMs: number): Promise<void> {
  return (stopping ??= (async () => {
    setTimeout(() => process.exit(code || 1), noticeMs + longestMs).unref();
    await leaving.ask(open.length > 0 ? noticeMs : 0);
    for (const close of open.toReversed()) await close().catch((error: unknown) => console.error(error));
    process.exit(code);
  })());
}
