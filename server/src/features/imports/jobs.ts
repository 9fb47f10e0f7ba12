import * as z from 'zod/mini';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import type { Db } from '#platform/db';
import { inScope } from '#platform/db';
import { processImport, refuse, type Place } from './process';
import { findImport } from './store';

const ATTEMPTS = 5;
const place = z.object({ organisationId: z.string(), importId: z.string() });

export const importTasks: Tasks = {
  async processImport(app, payload, { attempt }) {
    const given = place.parse(payload);
    try {
      await processImport(app, given);
    } catch (error) {
      // The last try leaves a status a person can act on; the error itself is in the log.
      const found =
        attempt >= ATTEMPTS &&
        (await inScope(app.database.db, { organisation: given.organisationId }, db =>
          findImport(db, given.organisationId, given.importId),
        ));
      if (found) await refuse(app, found, { code: 'unexpected', params: {} });
      throw error;
    }
  },
};

/** One organisation's files wait for each other, and for nobody else's. */
export async function queueImport(db: Db, { organisationId, importId }: Place): Promise<void> {
  await addJob(
    db,
    'processImport',
    { organisationId, importId },
    { queue: organisationQueue('import', organisationId), maxAttempts: ATTEMPTS },
  );
}
