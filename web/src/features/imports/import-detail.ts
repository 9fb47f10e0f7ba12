import type { ImportDetailQuery } from './imports.gen';

/** One import as its page and the panels of it show it. */
export type ImportDetail = ImportDetailQuery['import'];
