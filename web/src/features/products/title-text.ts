import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const productsTitles = defineText({
  title: { en: 'Products', jp: '運用商品' },
  product: { en: 'Product', jp: '運用商品' },
});
