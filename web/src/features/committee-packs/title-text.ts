import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const committeePackTitles = defineText({
  title: { en: 'Committee pack', jp: '委員会資料' },
});
