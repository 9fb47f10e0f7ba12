import { AppError } from '@hakaru/contract/errors';
import type { FastifyInstance } from 'fastify';
import { ANYONE } from './access';
import type { App } from './context';
import { hasRights } from './database-roles';
import { createLeaving, type Leaving } from './leaving';

const RETRY_AFTER_SECONDS = 2;
const PATIENCE_MS = 2_000;
/** How long a result of the file store or mail server is cached, so that frequent checks cause no load. */
const STANDS_MS = 5_000;

/**
 * /healthz: the process is alive. /readyz: it can serve; while the database or file store is unavailable, or this process is about to stop,
 * it says when to ask again. A worker also needs its mail server; on other nodes mails wait for a worker.
 */
export function addHealth(http: FastifyInstance, app: App, leaving: Pick<Leaving, 'isAsked'> = createLeaving()): void {
  const { files, mail, settings, database, log } = app;
  const needs: Need[] = [
    { what: 'database', answers: () => within(hasRights(database.pool)) },
    { what: 'file store', answers: standing(() => within(files.probe('look').then(() => true))) },
    ...(settings.role === 'worker' ? [{ what: 'mail server', answers: standing(() => within(mail.probe().then(() => true))) }] : []),
  ];
  let broken: string | undefined;
  http.get('/healthz', { config: { access: ANYONE } }, async () => ({ status: 'ok', release: settings.release }));
  http.get('/readyz', { config: { access: ANYONE } }, async () => {
    if (leaving.isAsked()) throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
    const answers = await Promise.all(needs.map(async need => ((await need.answers()) ? [] : [need.what])));
    const now = answers.flat().join(', ');
    // The response says only that it is not ready; what is broken is in the log for the operator.
    if (now !== (broken ?? '')) log.warn(now ? 'not ready' : 'ready again', now ? { what: now } : {});
    broken = now;
    if (now) throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
    return { status: 'ready' };
  });
}

type Need = { what: string; answers(): Promise<boolean> };

async function within(asked: Promise<boolean>): Promise<boolean> {
  const tired = new Promise<boolean>(resume => setTimeout(resume, PATIENCE_MS, false).unref());
  return await Promise.race([asked.catch(() => false), tired]);
}

/** Asked once for concurrent callers, and again when the answer has expired. */
function standing(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > STANDS_MS) asked = { at: performance.now(), answer: ask() };
    return asked.answer;
  };
}
