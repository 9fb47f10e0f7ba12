import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const hypotheticalTitles = defineText({
  title: { en: 'Hypothetical Assets', jp: '仮想資産' },
  one: { en: 'Hypothetical asset', jp: '仮想資産' },
});
