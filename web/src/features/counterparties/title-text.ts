import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const counterpartiesTitles = defineText({
  title: { en: 'Counterparties', jp: '取引先' },
  counterparty: { en: 'Counterparty', jp: '取引先' },
});
