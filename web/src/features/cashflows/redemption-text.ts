import { defineText } from '#platform/text';

export const redemptionText = defineText({
  title: { en: 'Redemption terms', jp: '解約条件' },
  none: { en: 'No redemption terms have been entered', jp: '解約条件は登録されていません' },
  failed: { en: 'The redemption terms could not be loaded', jp: '解約条件を読み込めませんでした' },
  add: { en: 'Add terms', jp: '条件を追加' },
  edit: { en: 'Edit', jp: '編集' },
  editOf: { en: 'Edit terms of {ref} from {day}', jp: '{ref}の{day}からの条件を編集' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  fromDay: { en: 'In force from', jp: '適用開始日' },
  noticeDays: { en: 'Notice (days)', jp: '解約通知（日数）' },
  frequency: { en: 'Dealing', jp: '解約頻度' },
  payDays: { en: 'Paid after (days)', jp: '支払まで（日数）' },
  lockUpUntil: { en: 'Locked up until', jp: 'ロックアップ期限' },
  gatePercent: { en: 'Gate (%)', jp: 'ゲート（%）' },
  gateHint: {
    en: 'Highest share of a redemption request paid on one dealing day. Empty: no gate.',
    jp: '1回の解約日に支払われる上限（請求額に対する割合）。空欄はゲートなし。',
  },
  saved: { en: 'Redemption terms saved', jp: '解約条件を保存しました。' },
  origin: {
    en: 'Value of {valuedOn}: {value}, less cash {cash}. Notice {notice} days, dealing {frequency}, on {dealingDay}; terms from {fromDay}.',
    jp: '{valuedOn}の時価 {value} から現金 {cash} を控除。通知{notice}日・解約頻度 {frequency}・解約日 {dealingDay}（{fromDay}からの条件）。',
  },
  gated: { en: 'Gate {percent} %.', jp: 'ゲート {percent}%。' },
  locked: { en: 'Locked up until {day}.', jp: '{day}までロックアップ。' },
  number: { en: 'Enter a whole number', jp: '整数を入力してください。' },
  negative: { en: 'Enter 0 or more', jp: '0以上の値を入力してください。' },
  positive: { en: 'Enter a value above zero', jp: '0より大きい値を入力してください。' },
  tooLarge: { en: 'The value is too large', jp: '値が大きすぎます。' },
});
