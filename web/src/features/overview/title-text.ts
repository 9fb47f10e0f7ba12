import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const overviewTitles = defineText({
  title: { en: 'Overview', jp: '全体概況' },
});
