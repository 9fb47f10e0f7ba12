import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const companiesTitles = defineText({
  title: { en: 'Companies', jp: '投資先企業' },
  company: { en: 'Company', jp: '会社' },
});
