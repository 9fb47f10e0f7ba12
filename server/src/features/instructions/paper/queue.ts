import type { InstructionStatus } from '@hakaru/contract/instructions';
import type { Db } from '#platform/db';
import { addJob, organisationQueue } from '#platform/jobs';

export type Sending = { ownerId: string; id: string; version: number; status: InstructionStatus };

/**
 * Inside the transaction that moves an instruction: its sheet in that version is kept. The terms of one that has its number never change, so
 * the sheet can be printed a little later and still shows this version.
 */
export async function queueSheet(db: Db, sending: Sending): Promise<void> {
  await addJob(db, 'keepInstructionSheet', sending, { queue: organisationQueue('sheets', sending.ownerId) });
}
