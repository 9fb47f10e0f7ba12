import { inBulk } from '#platform/insert-all';

/** Forwards migrated from another ledger. */
export const insertForwards = inBulk('fx_forward');
