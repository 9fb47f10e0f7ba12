import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const companiesTitles = defineText({
  title: { en: 'Companies', jp: '投資先企業' },
  company: { en: 'Company', jp: '会社' },
});
