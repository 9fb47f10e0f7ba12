import { legsOf } from '@hakaru/contract/transactions';
import type { Db } from '#platform/db';
import * as store from './follow-store';

/**
 * Brings the transactions of instructions to what the instructions say now, in the transaction that wrote or moved them: same status, same
 * terms, one row for each account and currency that moves. Nobody else writes these rows.
 */
export async function followInstructions(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const instructed = await store.findInstructed(db, ownerId, ids);
  const legs = instructed.flatMap(one => legsOf(one).map(leg => ({ ...leg, instructionId: one.id })));
  await store.dropLegs(db, ownerId, ids, legs);
  await store.keepLegs(db, ownerId, legs);
}
