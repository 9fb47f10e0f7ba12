import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const settingsTitles = defineText({
  profile: { en: 'User Profile', jp: 'ユーザープロフィール' },
  security: { en: 'Security', jp: 'セキュリティ' },
  organisation: { en: 'Organisation Settings', jp: '組織設定' },
  loginHistory: { en: 'Login history', jp: 'ログイン履歴' },
  notifications: { en: 'Notification settings', jp: 'お知らせの設定' },
  users: { en: 'Users List', jp: 'ユーザー一覧' },
  addUser: { en: 'Add User', jp: 'ユーザー追加' },
  support: { en: 'Support access', jp: 'サポートのアクセス履歴' },
});
