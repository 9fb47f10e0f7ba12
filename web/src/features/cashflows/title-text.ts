import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const cashflowTitles = defineText({
  title: { en: 'Cashflow', jp: 'キャッシュフロー' },
  liquidity: { en: 'Liquidity ladder', jp: '流動性ラダー' },
  forecast: { en: 'Cash flow forecast', jp: '資金繰り予測' },
});
