import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const modelsTitles = defineText({
  title: { en: 'Extraction models', jp: '抽出モデル' },
  model: { en: 'Extraction model', jp: '抽出モデル' },
  contents: { en: 'Document contents', jp: '文書内容' },
});
