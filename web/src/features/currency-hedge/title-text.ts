import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const currencyHedgeTitles = defineText({
  title: { en: 'Currency Hedge Overview', jp: '為替ヘッジ状況' },
});
