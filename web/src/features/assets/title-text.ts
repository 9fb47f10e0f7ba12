import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const assetsTitles = defineText({
  assets: { en: 'Assets', jp: '資産' },
  asset: { en: 'Asset', jp: '資産' },
});
