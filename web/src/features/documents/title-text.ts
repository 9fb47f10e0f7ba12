import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const documentsTitles = defineText({
  title: { en: 'Documents', jp: '文書' },
  document: { en: 'Document', jp: '文書' },
  importTitle: { en: 'Import documents', jp: '文書の取込' },
  searchTitle: { en: 'Document search', jp: '文書検索' },
});
