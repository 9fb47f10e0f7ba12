import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const currencyHedgeTitles = defineText({
  title: { en: 'Currency Hedge Overview', jp: '為替ヘッジ状況' },
});
