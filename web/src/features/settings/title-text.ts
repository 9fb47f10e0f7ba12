import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const settingsTitles = defineText({
  profile: { en: 'User Profile', jp: 'ユーザープロフィール' },
  security: { en: 'Security', jp: 'セキュリティ' },
  organisation: { en: 'Organisation Settings', jp: '組織設定' },
  support: { en: 'Support access', jp: 'サポートのアクセス履歴' },
});
