import { sql } from 'kysely';
import { inScope } from './db';
import type { Tasks } from './jobs';
import { sweepRateLimits } from './rate-limits';

/** Every hour: what has served its time is taken away. A retry after a week is a new request. */
export const sweepTasks: Tasks = {
  sweep: async app => {
    const { db } = app.database;
    let swept = 0;
    for (let some = 1; some > 0; swept += some) some = await sweepRateLimits(db);
    await inScope(db, 'platform', trx => sql`delete from idempotency where created_at < now() - interval '7 days'`.execute(trx));
    app.log.info('swept', { count: swept });
  },
};
