import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertEntities = inBulk('entity');
export const insertLinks = inBulk('entity_link');
export const insertMembers = inBulk('category_member');
