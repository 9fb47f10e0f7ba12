import { defineText } from '#platform/text';

export const closeText = defineText({
  close: { en: 'Close mandate…', jp: '契約終了…' },
  closeNow: { en: 'Close mandate', jp: '契約終了' },
  title: { en: 'Close mandate', jp: 'マンデートの終了' },
  reopen: { en: 'Reopen', jp: '再開' },
  day: { en: 'Report end date', jp: '報告終了日' },
  dayHint: { en: 'Normally a month-end', jp: '通常は月末日' },
  ask: {
    en: 'All reporting packages close together on {date}. Close the mandate?',
    jp: 'すべての報告パッケージが {date} をもって終了します。マンデートを終了しますか？',
  },
  closed: { en: 'Entity Closed', jp: 'エンティティを終了しました。' },
  reopenAsk: { en: 'Reopen {name}?', jp: '{name}を再開します。よろしいですか？' },
  reopenBody: { en: 'Its end dates are cleared and reports fall due again.', jp: '終了日が消去され、報告期限が再び設定されます。' },
  reopened: { en: 'Mandate Reopened', jp: 'マンデートを再開しました。' },
});

export const closeCodes = defineText({
  alreadyClosed: { en: 'It is already closed', jp: 'すでに終了しています。' },
  beforeReportingStart: { en: 'Choose a date on or after the reporting start date', jp: '報告開始日以降の日付にしてください。' },
  beforePublished: {
    en: 'Choose a date on or after its last published report',
    jp: '最後に公開した報告の基準日以降の日付にしてください。',
  },
  terminationBeforeReportingEnd: { en: 'Choose a date on or before the termination date', jp: '解約日以前の日付にしてください。' },
  closedBeforeInception: {
    en: 'Choose a date on or after the performance inception date',
    jp: 'パフォーマンス計測開始日以降の日付にしてください。',
  },
});
