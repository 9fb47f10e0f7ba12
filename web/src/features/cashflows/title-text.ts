import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const cashflowTitles = defineText({
  title: { en: 'Cashflow', jp: 'キャッシュフロー' },
  liquidity: { en: 'Liquidity ladder', jp: '流動性ラダー' },
  forecast: { en: 'Cash flow forecast', jp: '資金繰り予測' },
});
