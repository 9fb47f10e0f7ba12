import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertArticles = inBulk('research_article');
export const insertReaders = inBulk('research_reader');
export const insertMarks = inBulk('research_mark');
