import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const riskTitles = defineText({
  title: { en: 'Risk', jp: 'リスク' },
  uploads: { en: 'Risk data', jp: 'リスクデータ' },
});
