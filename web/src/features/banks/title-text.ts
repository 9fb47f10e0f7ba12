import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const banksTitles = defineText({
  bank: { en: 'Banks', jp: '銀行' },
  branch: { en: 'Branches', jp: '支店' },
  account: { en: 'Bank accounts', jp: '銀行口座' },
});
