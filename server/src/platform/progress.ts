import type { Db } from './db';
import { tellNodes } from './listener';

/**
 * The progress of a long job. The job's own table has the same figures, so this only saves the browser from polling: one that receives
 * nothing (an old proxy, too many windows) polls the feature's query every few seconds instead.
 */
export type Progress = { kind: string; id: string; done: number; total: number; state: 'running' | 'done' | 'failed' };

export const PROGRESS_CHANNEL = 'hakaru_progress';

/** Notifies a user's open pages on all nodes. In a transaction it is sent when that commits. */
export async function reportProgress(db: Db, userId: string, progress: Progress): Promise<void> {
  await tellNodes(db, PROGRESS_CHANNEL, { userId, progress });
}
