import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const dsrTitles = defineText({
  title: { en: 'DSR: data subject requests', jp: 'DSR（個人データに関する請求）' },
  one: { en: 'Data subject request', jp: '個人データに関する請求' },
});
