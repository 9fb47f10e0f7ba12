import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const loginHistoryTitles = defineText({
  title: { en: 'Login history', jp: 'ログイン履歴' },
});
