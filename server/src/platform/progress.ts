import type { Db } from './db';
import { tellNodes } from './listener';

/**
 * How far a long job is. The job's own table holds the same figures: this only spares the browser from asking, and a browser
 * that hears nothing (an old proxy, too many windows) asks the feature's query every few seconds instead and loses nothing.
 */
export type Progress = { kind: string; id: string; done: number; total: number; state: 'running' | 'done' | 'failed' };

export const PROGRESS_CHANNEL = 'hakaru_progress';

/** Tells one person's open pages, on whichever node they are. Inside a transaction it is reported when the transaction is kept. */
export async function reportProgress(db: Db, userId: string, progress: Progress): Promise<void> {
  await tellNodes(db, PROGRESS_CHANNEL, { userId, progress });
}
