import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertEntities = inBulk('entity');
export const insertLinks = inBulk('entity_link');
export const insertMembers = inBulk('category_member');
