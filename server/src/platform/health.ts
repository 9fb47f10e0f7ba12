import { AppError } from '@hakaru/contract/errors';
import type { FastifyInstance } from 'fastify';
import { ANYONE } from './access';
import type { App } from './context';

const RETRY_AFTER_SECONDS = 2;
const PATIENCE_MS = 2_000;

/** /healthz: the process lives. /readyz: it can serve; while the database is away it says when to ask again. */
export function addHealth(http: FastifyInstance, app: App): void {
  http.get('/healthz', { config: { access: ANYONE } }, async () => ({ status: 'ok', release: app.settings.release }));
  http.get('/readyz', { config: { access: ANYONE } }, async () => {
    if (!(await answers(app))) throw new AppError('unavailable', {}, RETRY_AFTER_SECONDS);
    return { status: 'ready' };
  });
}

async function answers({ database }: App): Promise<boolean> {
  const asked = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  const tired = new Promise<boolean>(resume => setTimeout(resume, PATIENCE_MS, false).unref());
  return await Promise.race([asked, tired]);
}
