import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const cashflowMappingsTitles = defineText({
  title: { en: 'Cashflow mappings', jp: 'キャッシュフロー対応付け' },
});
