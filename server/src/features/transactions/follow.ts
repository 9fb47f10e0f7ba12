import { legsOf } from '@hakaru/contract/transactions';
import type { Db } from '#platform/db';
import * as store from './follow-store';

/**
 * Updates the transactions of instructions to the instructions' status and terms, with one row for each account and currency that moves.
 * Called in the transaction that wrote or moved the instructions; nothing else writes these rows.
 */
export async function followInstructions(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const instructed = await store.findInstructed(db, ownerId, ids);
  const legs = instructed.flatMap(one => legsOf(one).map(leg => ({ ...leg, instructionId: one.id })));
  await store.dropLegs(db, ownerId, ids, legs);
  await store.keepLegs(db, ownerId, legs);
}
