import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const calendarTitles = defineText({
  title: { en: 'Calendar', jp: 'カレンダー' },
});
