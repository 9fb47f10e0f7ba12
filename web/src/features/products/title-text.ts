import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const productsTitles = defineText({
  title: { en: 'Products', jp: '運用商品' },
  product: { en: 'Product', jp: '運用商品' },
});
