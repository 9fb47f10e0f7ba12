import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertMeetings = inBulk('meeting');
