import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const counterpartiesTitles = defineText({
  title: { en: 'Counterparties', jp: '取引先' },
  counterparty: { en: 'Counterparty', jp: '取引先' },
});
