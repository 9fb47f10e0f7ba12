import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const notificationsTitles = defineText({
  title: { en: 'Notifications', jp: 'お知らせ' },
  settings: { en: 'Notification settings', jp: 'お知らせの設定' },
});
