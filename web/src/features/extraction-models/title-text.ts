import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const modelsTitles = defineText({
  title: { en: 'Extraction models', jp: '抽出モデル' },
  model: { en: 'Extraction model', jp: '抽出モデル' },
  contents: { en: 'Document contents', jp: '文書内容' },
});
