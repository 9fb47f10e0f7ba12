import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const fundsTitles = defineText({
  fund: { en: 'Fund', jp: 'ファンド' },
  funds: { en: 'Funds', jp: 'ファンド' },
  deprecated: { en: 'Funds (deprecated)', jp: 'ファンド（旧）' },
  directory: { en: 'Directory of funds', jp: 'ファンド名簿' },
});
