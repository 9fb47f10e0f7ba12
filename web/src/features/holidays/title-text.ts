import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const holidaysTitles = defineText({
  countries: { en: 'Countries', jp: '国' },
  holidays: { en: 'Holidays', jp: '休業日' },
});
