import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const loginHistoryTitles = defineText({
  title: { en: 'Login history', jp: 'ログイン履歴' },
});
