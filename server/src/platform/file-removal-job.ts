import * as z from 'zod/mini';
import { addJob, type JobOptions, type Tasks } from './jobs';
import type { Db } from './db';

/** Enough attempts for a store that is unavailable for days. */
const REMOVAL: JobOptions = { maxAttempts: 25 };

/**
 * Queues deleting a stored file; must be called in the transaction that forgets it. For the user it is deleted at once: an unavailable
 * store delays only the job.
 */
export async function queueFileRemoval(db: Db, key: string): Promise<void> {
  await addJob(db, 'removeFile', { key }, REMOVAL);
}

export const fileRemovalTasks: Tasks = {
  removeFile: async (app, payload) => app.files.delete(z.parse(file, payload).key),
};

const file = z.object({ key: z.string() });
