import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const assetsTitles = defineText({
  assets: { en: 'Assets', jp: '資産' },
  asset: { en: 'Asset', jp: '資産' },
});
