import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const accountsTitles = defineText({
  title: { en: 'Accounts', jp: 'アカウント一覧' },
  account: { en: 'Account', jp: 'アカウント' },
  map: { en: 'Accounts map', jp: 'アカウント構成図' },
});
