import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const dataPointsTitles = defineText({
  title: { en: 'Data points', jp: 'データ項目' },
  dataPoint: { en: 'Data point', jp: 'データ項目' },
  typeTables: { en: 'Document Type Tables', jp: '文書種別テーブル' },
  jsonPath: { en: 'JSON Path Copy Tool', jp: 'JSONパスコピーツール' },
});
