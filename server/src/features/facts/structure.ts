import { invalid } from '@hakaru/contract/errors';
import type { Db } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { findLastPublished, setReason } from './structure-store';

export type StructureChange = {
  organisationId: string;
  assetId: string;
  /** The entity whose own reports change as well as the asset's packs; 'any' when it may be any entity's. */
  entityId?: string;
  fromDay: string;
  reason?: string | null | undefined;
};

/**
 * Must be called before every dated change of structure. If a report from that day on is published, the change is a restatement and needs a
 * reason, which is stored with every version the transaction writes.
 */
export async function changeStructure({ db }: SignedIn, { reason, ...change }: StructureChange): Promise<void> {
  if (!reason && (await isPublishedSince(db, change))) throw invalid('reason', 'publishedPeriod');
  await setReason(db, reason ?? '');
}

/** For a change that cannot affect published figures: stores the reason if there is one. */
export async function keepReason({ db }: SignedIn, reason: string | null | undefined): Promise<void> {
  await setReason(db, reason ?? '');
}

async function isPublishedSince(db: Db, { fromDay, ...published }: Omit<StructureChange, 'reason'>): Promise<boolean> {
  const last = await findLastPublished(db, published);
  return last !== null && last >= fromDay;
}
