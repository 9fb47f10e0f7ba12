import type { Db } from '#platform/db';
import { queueDocuments } from './documents/plant';
import { queueAdviserWatchlist } from './institution/adviser-watchlist';
import { queueComments } from './institution/comments';
import { queueCommitteePack } from './institution/committee-pack';
import { queueIntake } from './institution/intakes';
import { queueResearchFiles } from './research/files';

/** Slow steps, such as printing and reading documents, run as jobs once the demo can be opened. */
export async function queueAfterStart(db: Db): Promise<void> {
  await queueDocuments(db);
  await queueComments(db);
  await queueAdviserWatchlist(db);
  await queueCommitteePack(db);
  await queueResearchFiles(db);
  await queueIntake(db);
}
