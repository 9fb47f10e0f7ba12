import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertPackages = inBulk('package');
export const insertPackageAssignments = inBulk('package_assignment');
