import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const fundsTitles = defineText({
  fund: { en: 'Fund', jp: 'ファンド' },
  funds: { en: 'Funds', jp: 'ファンド' },
  deprecated: { en: 'Funds (deprecated)', jp: 'ファンド（旧）' },
  directory: { en: 'Directory of funds', jp: 'ファンド一覧（ディレクトリ）' },
});
