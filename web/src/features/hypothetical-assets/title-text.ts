import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const hypotheticalTitles = defineText({
  title: { en: 'Hypothetical Assets', jp: '仮想資産' },
  one: { en: 'Hypothetical asset', jp: '仮想資産' },
});
