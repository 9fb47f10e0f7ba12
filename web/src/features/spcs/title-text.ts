import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const spcsTitles = defineText({
  title: { en: 'SPCs', jp: 'SPC（特別目的会社）' },
  one: { en: 'SPC', jp: 'SPC（特別目的会社）' },
});
