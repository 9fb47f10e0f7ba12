import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertPackages = inBulk('package');
export const insertPackageAssignments = inBulk('package_assignment');
