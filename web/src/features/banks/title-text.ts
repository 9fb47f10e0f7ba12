import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const banksTitles = defineText({
  bank: { en: 'Banks', jp: '銀行' },
  branch: { en: 'Branches', jp: '支店' },
  account: { en: 'Bank accounts', jp: '銀行口座' },
});
