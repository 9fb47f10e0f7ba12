import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const attributionTitles = defineText({
  title: { en: 'Performance attribution', jp: 'パフォーマンス要因分析' },
});
