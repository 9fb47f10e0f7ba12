import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const assetListTitles = defineText({
  title: { en: 'Assets List', jp: '資産一覧' },
});
