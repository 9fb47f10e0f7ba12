import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const notificationsTitles = defineText({
  title: { en: 'Notifications', jp: 'お知らせ' },
  settings: { en: 'Notification settings', jp: 'お知らせの設定' },
});
