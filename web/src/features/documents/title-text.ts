import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const documentsTitles = defineText({
  title: { en: 'Documents', jp: '文書' },
  document: { en: 'Document', jp: '文書' },
  importTitle: { en: 'Import documents', jp: '文書の取込' },
  searchTitle: { en: 'Document search', jp: '文書検索' },
});
