import { inBulk } from '#platform/insert-all';

/** Forwards of a ledger that was kept elsewhere. */
export const insertForwards = inBulk('fx_forward');
