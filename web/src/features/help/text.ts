import { defineText } from '#platform/text';
import { helpTitles } from './title-text';

export const helpText = defineText({
  ...helpTitles,
  context: { en: 'Help', jp: 'ヘルプ' },
  contents: { en: 'Contents', jp: '目次' },
  others: { en: 'Other manuals', jp: 'その他のマニュアル' },
  search: { en: 'Search this manual', jp: 'このマニュアルを検索' },
  found: { en: 'Chapters found: {n}', jp: '該当する章：{n}件' },
  noneFound: { en: 'No chapter contains these words', jp: '該当する章がありません' },
  showAll: { en: 'Show the whole manual', jp: 'マニュアル全体を表示' },
  pages: { en: 'Open:', jp: '画面：' },
  example: { en: 'Example:', jp: '計算例：' },
  apiDocs: { en: 'API documentation', jp: 'APIドキュメント' },
  print: { en: 'Print', jp: '印刷' },
});
