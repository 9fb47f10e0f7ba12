import type { InstructionStatus } from '@hakaru/contract/instructions';
import type { Db } from '#platform/db';
import { addJob, organisationQueue } from '#platform/jobs';

export type Sending = { ownerId: string; id: string; version: number; status: InstructionStatus };

/**
 * Queues storing the sheet of this version; must be called in the moving transaction. The terms of a numbered instruction never change, so
 * a sheet printed a little later still shows this version.
 */
export async function queueSheet(db: Db, sending: Sending): Promise<void> {
  await addJob(db, 'keepInstructionSheet', sending, { queue: organisationQueue('sheets', sending.ownerId) });
}
