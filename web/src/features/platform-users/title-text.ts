import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const platformUsersTitles = defineText({
  users: { en: 'Users', jp: 'ユーザー' },
});
