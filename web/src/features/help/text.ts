import { defineText } from '#platform/text';

export const helpText = defineText({
  ownerTitle: { en: 'Manual for asset owners', jp: 'アセットオーナー向けマニュアル' },
  managerTitle: { en: 'Manual for data import by asset managers', jp: '運用会社向けデータ取込マニュアル' },
  context: { en: 'Help', jp: 'ヘルプ' },
  contents: { en: 'Contents', jp: '目次' },
  print: { en: 'Print', jp: '印刷' },
});
