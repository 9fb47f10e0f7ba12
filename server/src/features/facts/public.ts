import type { Db } from '#platform/db';
import { insertObservations, insertSource, raiseVersion, type Observation, type Source } from './store';

export type { Observation, Source };
export {
  lockValuations,
  recordBankLines,
  recordCashflows,
  recordCommitments,
  recordHoldings,
  recordValuations,
  withdrawCashflows,
  withdrawValuations,
} from './record-accounts';
export type { CashflowRecord, CommitmentRecord, HoldingRecord, ValuationRecord } from './record-accounts';
export { recordFxRates, recordPrices, recordSecurities, withdrawPrice } from './record-market';
export type { FxRateRecord, PriceRecord, SecurityRecord } from './record-market';
export type { Batch as FactBatch } from './record-kind';
export { withOverrides, type FactOverride } from './overrides';
export type { Counts } from './record-store';
export { insertSource as keepSource } from './store';
export { changeStructure, keepReason } from './structure';
export { recordFlows } from './flow-store';
export { ratedOn } from './rating-store';
export type { ReportedFlow, ReportedMonth } from './flow-store';

export type Batch = { organisationId: string; assetId: string; source: Source | string; observations: readonly Observation[] };

/** A statement of this size takes a small part of its time limit, on a machine ten times slower as well. */
const BATCH = 2_000;

/**
 * Records facts about one asset, all from one source. The caller holds the transaction and has checked permission. Each fact of one call must
 * be about something different: a correction needs a later call.
 */
export async function recordFacts(db: Db, { organisationId, assetId, source, observations }: Batch): Promise<number> {
  // First, because it takes the lock: facts of one asset must be numbered in the order in which they become visible.
  await raiseVersion(db, organisationId, [assetId], 'facts');
  const sourceId = typeof source === 'string' ? source : await insertSource(db, organisationId, source);
  let added = 0;
  for (let from = 0; from < observations.length; from += BATCH) {
    added += await insertObservations(db, { organisationId, sourceId, observations: observations.slice(from, from + BATCH) });
  }
  return added;
}

/** Marks an asset's structure (entities, links, terms, policies, month-ends) as changed, so that every cached book of it is read again. */
export async function raiseBook(db: Db, organisationId: string, assetId: string): Promise<void> {
  await raiseVersion(db, organisationId, [assetId]);
}
