import { defineText } from '#platform/text';
import { helpTitles } from './title-text';

export const helpText = defineText({
  ...helpTitles,
  context: { en: 'Help', jp: 'ヘルプ' },
  contents: { en: 'Contents', jp: '目次' },
  firstDay: { en: 'Your first day', jp: 'はじめての方へ' },
  firstDayLead: {
    en: 'Three things to try. Nothing is changed before you confirm it.',
    jp: 'まず次の3つをお試しください。確認画面で確定するまで、何も変更されません。',
  },
  print: { en: 'Print', jp: '印刷' },
});
