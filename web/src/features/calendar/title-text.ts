import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const calendarTitles = defineText({
  title: { en: 'Calendar', jp: 'カレンダー' },
});
