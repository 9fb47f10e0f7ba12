import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const tasksTitles = defineText({
  title: { en: 'Reporting Tasks', jp: '報告タスク' },
});
