import { inBulk } from '#platform/insert-all';

/** Movements of a ledger that was kept elsewhere. */
export const insertTransactions = inBulk('transaction');
