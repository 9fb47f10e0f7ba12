import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const exportsTitles = defineText({
  title: { en: 'Export Data', jp: 'データ出力' },
});
