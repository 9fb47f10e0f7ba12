import { AppError } from '@hakaru/contract/errors';
import type { FastifyInstance } from 'fastify';
import { ANYONE } from './access';
import type { App } from './context';
import { hasRights } from './database-roles';
import { createLeaving, type Leaving } from './leaving';

const RETRY_AFTER_SECONDS = 2;
const PATIENCE_MS = 2_000;
/** How long an answer of the file store or the mail server stands: whoever asks often must not make a load of them. */
const STANDS_MS = 5_000;

/**
 * /healthz: the process lives. /readyz: it can serve; while the database or the file store is away, or this process is about to stop, it
 * says when to ask again. A worker also needs its mail server; elsewhere mails wait for one.
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
    // Who asks from outside hears only that it is not ready; what is broken is the operator's to read.
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

/** Asked once for everybody who wants to know at the same time, and again when the answer is old. */
function standing(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > STANDS_MS) asked = { at: performance.now(), answer: ask() };
    return asked.answer;
  };
}
