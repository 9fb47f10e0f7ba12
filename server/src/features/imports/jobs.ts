import * as z from 'zod/mini';
import { addJob, organisationQueue, removeJob, type Tasks } from '#platform/jobs';
import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { inScope } from '#platform/db';
import { endApproval, runApproval } from './approval-job';
import { APPROVAL_ATTEMPTS, approvalKey } from './approval-queue';
import { findLost } from './approval-store';
import { processImport, refuse, type ImportKey } from './process';
import { findImport } from './store';
import { findInterrupted, noteResumed } from './interrupted-store';

const ATTEMPTS = 5;
const RESUMES = 3;
/** After how many minutes an unfinished import without a job counts as interrupted. */
const STILL_MINUTES = 10;
const place = z.object({ organisationId: z.string(), importId: z.string() });

export const importTasks: Tasks = {
  async processImport(app, payload, { attempt }) {
    const given = place.parse(payload);
    try {
      await processImport(app, given);
    } catch (error) {
      // The last attempt leaves a status that a person can act on; the error itself is in the log.
      if (attempt >= ATTEMPTS) await giveUp(app, given, 'unexpected');
      throw error;
    }
  },
  async approveImport(app, payload, { attempt, signal }) {
    const given = place.parse(payload);
    try {
      await runApproval(app, given);
    } catch (error) {
      if (attempt >= APPROVAL_ATTEMPTS && !signal?.aborted) await endApproval(app, given, 'unexpected');
      throw error;
    }
  },
  /** Requeues imports that a dead process left unfinished; one that was interrupted too often ends in an error with an explanation. */
  async resumeImports(app) {
    const before = new Date(app.now().getTime() - STILL_MINUTES * 60_000);
    const found = await inScope(app.database.db, 'platform', db => findInterrupted(db, { before, keyOf: jobKey('') }));
    for (const { organisationId, importId, resumed } of found) {
      if (resumed >= RESUMES) await giveUp(app, { organisationId, importId }, 'interrupted');
      else
        await inScope(app.database.db, { organisation: organisationId }, async db => {
          await noteResumed(db, organisationId, importId);
          await queueImport(db, { organisationId, importId });
        });
    }
    if (found.length > 0) app.log.warn('imports resumed', { count: found.length });
    const lost = await inScope(app.database.db, 'platform', db => findLost(db, approvalKey('')));
    for (const key of lost) await endApproval(app, key, 'unexpected');
  },
};

async function giveUp(app: App, { organisationId, importId }: ImportKey, code: 'unexpected' | 'interrupted'): Promise<void> {
  const found = await inScope(app.database.db, { organisation: organisationId }, db => findImport(db, organisationId, importId));
  if (found) await refuse(app, found, { code, params: {} });
}

const jobKey = (importId: string): string => `import:${importId}`;

/** One organisation's files are processed in order and do not delay others. A file has at most one job, however often it is queued. */
export async function queueImport(db: Db, { organisationId, importId }: ImportKey, afterSeconds = 0): Promise<void> {
  await addJob(
    db,
    'processImport',
    { organisationId, importId },
    { key: jobKey(importId), queue: organisationQueue('import', organisationId), maxAttempts: ATTEMPTS, afterSeconds },
  );
}

/** Removes the job of a file that was finished within its own request. */
export async function unqueueImport(app: App, importId: string): Promise<void> {
  await removeJob(app.database.db, jobKey(importId));
}
