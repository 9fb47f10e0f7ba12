import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const dataPointsTitles = defineText({
  title: { en: 'Data points', jp: 'データポイント' },
  dataPoint: { en: 'Data point', jp: 'データポイント' },
  typeTables: { en: 'Document Type Tables', jp: '文書種別テーブル' },
  jsonPath: { en: 'JSON Path Copy Tool', jp: 'JSONパスコピーツール' },
});
