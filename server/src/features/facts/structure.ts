import { invalid } from '@hakaru/contract/errors';
import type { Db } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { findLastPublished, setReason } from './structure-store';

export type StructureChange = {
  organisationId: string;
  assetId: string;
  /** Whose own reports read otherwise beside the asset's packs; 'any' where they may be anybody's. */
  entityId?: string;
  fromDay: string;
  reason?: string | null | undefined;
};

/**
 * Comes before every change of structure that holds from a day on. Where a report of that time is published the change is a restatement: it
 * needs a reason, which is kept with every version the transaction writes.
 */
export async function changeStructure({ db }: SignedIn, { reason, ...change }: StructureChange): Promise<void> {
  if (!reason && (await isPublishedSince(db, change))) throw invalid('reason', 'publishedPeriod');
  await setReason(db, reason ?? '');
}

/** For a change no published figure can read otherwise by: the reason is kept where one is given. */
export async function keepReason({ db }: SignedIn, reason: string | null | undefined): Promise<void> {
  await setReason(db, reason ?? '');
}

async function isPublishedSince(db: Db, { fromDay, ...published }: Omit<StructureChange, 'reason'>): Promise<boolean> {
  const last = await findLastPublished(db, published);
  return last !== null && last >= fromDay;
}
