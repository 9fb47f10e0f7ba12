import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const usersTitles = defineText({
  users: { en: 'Users List', jp: 'ユーザー一覧' },
  addUser: { en: 'Add User', jp: 'ユーザー追加' },
});
