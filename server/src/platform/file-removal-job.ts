import * as z from 'zod/mini';
import { addJob, type JobOptions, type Tasks } from './jobs';
import type { Db } from './db';

/** A store that is away for days is still asked again. */
const REMOVAL: JobOptions = { maxAttempts: 25 };

/**
 * Takes a stored file away once the transaction that forgets it is kept. What a person deleted is gone for them at that moment: a store that
 * is away is the job's matter and no failure of theirs.
 */
export async function queueFileRemoval(db: Db, key: string): Promise<void> {
  await addJob(db, 'removeFile', { key }, REMOVAL);
}

export const fileRemovalTasks: Tasks = {
  removeFile: async (app, payload) => app.files.delete(z.parse(file, payload).key),
};

const file = z.object({ key: z.string() });
