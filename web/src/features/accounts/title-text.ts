import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const accountsTitles = defineText({
  title: { en: 'Accounts', jp: 'アカウント一覧' },
  account: { en: 'Account', jp: 'アカウント' },
  map: { en: 'Accounts map', jp: 'アカウント構成図' },
});
