import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const assetClassesTitles = defineText({
  title: { en: 'Asset classes', jp: '資産クラス' },
});
