import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const transactionsTitles = defineText({
  title: { en: 'Transactions', jp: '取引明細' },
  transaction: { en: 'Transaction', jp: '取引' },
});
