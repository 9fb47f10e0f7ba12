import { defineText } from '#platform/text';
import { helpTitles } from './title-text';

export const helpText = defineText({
  ...helpTitles,
  context: { en: 'Help', jp: 'ヘルプ' },
  contents: { en: 'Contents', jp: '目次' },
  print: { en: 'Print', jp: '印刷' },
});
