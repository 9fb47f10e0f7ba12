import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const settingsTitles = defineText({
  profile: { en: 'User Profile', jp: 'ユーザープロフィール' },
  security: { en: 'Security', jp: 'セキュリティ' },
  organisation: { en: 'Organisation Settings', jp: '組織設定' },
  support: { en: 'Support access', jp: 'サポートのアクセス履歴' },
});
