import { inBulk } from '#platform/insert-all';

/** Inserts the transactions of a ledger kept elsewhere. */
export const insertTransactions = inBulk('transaction');
