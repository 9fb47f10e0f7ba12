import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const documentsTitles = defineText({
  title: { en: 'Documents', jp: '文書' },
});
