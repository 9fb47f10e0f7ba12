import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const dsrTitles = defineText({
  title: { en: 'DSR: data subject requests', jp: 'DSR（個人データに関する請求）' },
  one: { en: 'Data subject request', jp: '個人データに関する請求' },
});
