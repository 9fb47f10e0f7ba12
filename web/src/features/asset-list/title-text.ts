import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const assetListTitles = defineText({
  title: { en: 'Assets List', jp: '資産一覧' },
});
