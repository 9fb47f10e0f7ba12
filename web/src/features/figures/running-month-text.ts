import { defineText } from '#platform/text';

export const runningMonthText = defineText({
  month: { en: 'Month in progress: {month}', jp: '進行中の月：{month}' },
  monthDone: { en: 'Latest month: {month}', jp: '直近の月：{month}' },
  received: { en: 'Received', jp: '受領' },
  validated: { en: 'Validated', jp: '検証' },
  populated: { en: 'Populated', jp: '確定' },
  published: { en: 'Published', jp: '公開' },
  count: { en: '{n} of {of}', jp: '{of}件中{n}件' },
  noReports: { en: 'No manager reports are due', jp: '運用機関の報告はありません' },
  done: { en: 'done', jp: '完了' },
  open: { en: 'not yet', jp: '未了' },
  late: { en: '{n} late', jp: '遅延{n}件' },
  nextDue: { en: 'next due {date}', jp: '次の期限 {date}' },
  openPreliminary: { en: 'Open preliminary', jp: '速報を開く' },
  backToLatest: { en: 'Back to populated month', jp: '確定済みの月に戻る' },
  preliminary: { en: 'Preliminary', jp: '速報' },
  preliminaryOf: {
    en: 'Preliminary: {month} is not populated, figures may be incomplete',
    jp: '速報：{month}は未確定のため、数値が揃っていない場合があります',
  },
});
