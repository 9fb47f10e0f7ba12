import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const reconciliationTitles = defineText({
  title: { en: 'Reconciliation', jp: '残高照合' },
});
