import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const spcsTitles = defineText({
  title: { en: 'SPCs', jp: 'SPC（特別目的会社）' },
  one: { en: 'SPC', jp: 'SPC（特別目的会社）' },
});
