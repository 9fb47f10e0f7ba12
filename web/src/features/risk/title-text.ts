import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const riskTitles = defineText({
  title: { en: 'Risk', jp: 'リスク' },
  uploads: { en: 'Risk data', jp: 'リスクデータ' },
});
