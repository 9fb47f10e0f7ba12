import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const exportsTitles = defineText({
  title: { en: 'Export Data', jp: 'データ出力' },
});
