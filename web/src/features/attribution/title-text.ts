import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const attributionTitles = defineText({
  title: { en: 'Performance attribution', jp: 'パフォーマンス要因分析' },
});
