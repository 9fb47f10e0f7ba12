import { defineText } from '#platform/text';

export const overrideText = defineText({
  title: { en: 'Use another value?', jp: 'ファイルと異なる値を使用しますか？' },
  body: {
    en: 'The file stays as it was sent: {cell} contains {value}. {fix} is used instead; the trace, the receipt and every export show both.',
    jp: '送付ファイルは変更しません（{cell}の値：{value}）。代わりに{fix}を使用し、根拠・提出控え・出力に両方を記載します。',
  },
  empty: { en: 'nothing', jp: '空欄' },
  use: { en: 'Use this value', jp: 'この値を使用' },
  reason: { en: 'Reason', jp: '理由' },
  panel: { en: 'Values used in place of the file’s', jp: 'ファイルと異なる値を使用した箇所' },
  cell: { en: 'Cell', jp: 'セル' },
  fileValue: { en: 'In the file', jp: 'ファイルの値' },
  usedValue: { en: 'Used', jp: '使用した値' },
  by: { en: 'Decided by', jp: '訂正者' },
  at: { en: 'When', jp: '日時' },
});
