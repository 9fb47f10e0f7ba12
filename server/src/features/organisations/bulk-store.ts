import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertOrganisations = inBulk('organisation');
export const insertOrganisationPackages = inBulk('organisation_package');
