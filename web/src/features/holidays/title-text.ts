import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const holidaysTitles = defineText({
  countries: { en: 'Countries', jp: '国' },
  holidays: { en: 'Holidays', jp: '休業日' },
});
