import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const transactionsTitles = defineText({
  title: { en: 'Transactions', jp: '取引明細' },
  transaction: { en: 'Transaction', jp: '取引' },
});
