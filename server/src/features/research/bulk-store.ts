import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertArticles = inBulk('research_article');
export const insertReaders = inBulk('research_reader');
export const insertMarks = inBulk('research_mark');
