import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertUserPackages = inBulk('user_package');
