import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const usersTitles = defineText({
  users: { en: 'Users List', jp: 'ユーザー一覧' },
  addUser: { en: 'Add User', jp: 'ユーザー追加' },
});
