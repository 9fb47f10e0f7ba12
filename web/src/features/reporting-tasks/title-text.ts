import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const tasksTitles = defineText({
  title: { en: 'Reporting Tasks', jp: '報告タスク' },
});
