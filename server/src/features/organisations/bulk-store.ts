import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertOrganisations = inBulk('organisation');
export const insertOrganisationPackages = inBulk('organisation_package');
