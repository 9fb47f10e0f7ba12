import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const cashflowMappingsTitles = defineText({
  title: { en: 'Cashflow mappings', jp: 'キャッシュフローマッピング' },
});
