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
    for (const outdated of OUTDATED) await inScope(db, 'platform', trx => sql`delete from ${sql.raw(outdated)}`.execute(trx));
    app.log.info('swept', { count: swept });
  },
};

/** Ended sessions stay a while for whoever asks what happened; used-up and expired secrets have no second life. */
const OUTDATED = [
  `idempotency where created_at < now() - interval '7 days'`,
  `sign_in_attempt where last_at < now() - interval '1 day'`,
  `one_use_link where expires_at < now()`,
  `pending_login where expires_at < now()`,
  `passkey_challenge where expires_at < now()`,
  `saml_request where expires_at < now()`,
  `oidc_request where expires_at < now()`,
  `saml_assertion where expires_at < now()`,
  `session where least(ended_at, expires_at) < now() - interval '90 days'`,
];
