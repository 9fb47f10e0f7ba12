import { invalid } from '@hakaru/contract/errors';
import { findPopulated } from '#features/month-ends/public';
import type { Db } from '#platform/db';
import { isPublished } from './month-store';

export type Dated = { ownerId: string; assetId: string; entityId: string; tradeDate: string; settlementDate: string };

/** Cash movements of a populated month stay as confirmed, and what a published report rests on cannot be cancelled. */
export async function requireOpenMonth(db: Db, row: Dated, action: string): Promise<void> {
  const { ownerId, assetId, entityId, tradeDate, settlementDate } = row;
  const [latest] = await findPopulated(db, { organisationId: ownerId, assetId }, 1);
  if (latest && settlementDate <= latest.asOf) throw invalid('settlementDate', 'monthPopulated');
  if (latest && tradeDate <= latest.asOf) throw invalid('tradeDate', 'monthPopulated');
  if (action !== 'cancel') return;
  if (await isPublished(db, { ownerId, assetId, entityId, day: settlementDate })) throw invalid('settlementDate', 'monthPublished');
  if (await isPublished(db, { ownerId, assetId, entityId, day: tradeDate })) throw invalid('tradeDate', 'monthPublished');
}
