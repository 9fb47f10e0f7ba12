import { defineText } from '#platform/text';
import { monthEndTitles } from './title-text';

export const monthEndText = defineText({
  ...monthEndTitles,
  populate: { en: 'Populate Data', jp: 'データ確定' },
  cancel: { en: 'Cancel Populated Month-end', jp: '月末確定を取消' },
  state: { en: 'State of the month-end', jp: '月末処理の状況' },
  latest: { en: 'Populated month-end', jp: '確定済み月末' },
  previous: { en: 'Previous populated month-end', jp: '直前の確定済み月末' },
  next: { en: 'Next month-end', jp: '次の月末' },
  ready: { en: 'Mandates with a value', jp: '時価のあるマンデート' },
  by: { en: '{time}, {name}', jp: '{time}、{name}' },
  blocking: { en: 'Not ready', jp: '未準備のマンデート' },
  blockingLead: { en: 'The month cannot be populated while any of these is missing', jp: 'これらがそろうまで月末を確定できません' },
  carried: { en: 'Carried as estimated', jp: '推定値として繰り越すもの' },
  carriedLead: { en: 'Private assets: last value plus calls less distributions', jp: 'プライベート資産：直前の時価＋拠出－分配' },
  unmeasured: { en: 'Benchmarks without a return', jp: '収益率のないベンチマーク' },
  unmeasuredLead: { en: 'Does not block populating', jp: 'なくても月末を確定できます' },
  ref: { en: 'Code', jp: 'コード' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  why: { en: 'Reason', jp: '理由' },
  noValue: { en: 'No approved value', jp: '承認済みの時価がありません' },
  inError: { en: 'A report is in error', jp: '報告にエラーがあります' },
  allReady: { en: 'Every mandate is ready', jp: 'すべてのマンデートがそろっています' },
  nothingNext: { en: 'No month is waiting', jp: '確定を待つ月末はありません' },
  nothingNextBody: { en: 'The last month that ended is populated.', jp: '直近の月末は確定済みです。' },
  populateAsk: { en: 'Populate data for {date}?', jp: '{date} のデータを確定します。よろしいですか？' },
  populateBody: {
    en: 'Users who follow the latest month move on to it.',
    jp: '最新の基準日を使用する利用者は、この月末に移ります。',
  },
  populateDifferences: {
    en: 'Managers and the trust bank still differ in {n} positions.',
    jp: '運用機関と信託銀行の未解消差異が{n}件残っています。',
  },
  populateCarried: {
    en: 'Private assets carried forward as estimated: {carried}.',
    jp: 'プライベート資産 {carried} 件は推定値として繰り越します。',
  },
  keep: { en: 'Keep month-end', jp: '確定を維持する' },
  isPublished: {
    en: 'The report of {date} has been published. Its readers keep what they have; after the month is populated again, what differs is shown as a restatement.',
    jp: '{date} の報告書は公開済みです。閲覧者の手元の報告書はそのまま残り、再確定後に異なる数値は訂正として表示されます。',
  },
  cancelReason: { en: 'Reason', jp: '理由' },
  cancelAsk: {
    en: 'Cancel the populated month-end and go back to {date}?',
    jp: '月末確定を取り消し、{date} 時点に戻します。よろしいですか？',
  },
  differs: {
    en: 'The current as of date differs from the previous populated month-end.',
    jp: '現在の基準日が直前の確定済み月末と異なります。',
  },
  differsDates: { en: 'As of date {asOf}; populated month-end {latest}', jp: '基準日 {asOf}、確定済み月末 {latest}' },
  refused: {
    en: 'It could not be done. Reload to see the state of the month.',
    jp: '実行できませんでした。再読み込みして状況を確認してください。',
  },
  running: { en: 'The month-end is being worked on: {done} of {total}', jp: '月末処理を実行しています：{total} 件中 {done} 件' },
  leave: { en: 'You may leave this page; the work goes on.', jp: 'このページを離れても処理は続きます。' },
  populated: { en: 'Month-end data populated', jp: '月末データを確定しました。' },
  cancelled: { en: 'Month-end cancelled', jp: '月末確定を取り消しました。' },
  asOfUpdated: { en: 'As of Date Updated', jp: '基準日を更新しました。' },
  runFailed: { en: 'The last run stopped: {why}', jp: '直近の処理は中止されました：{why}' },
  failed: { en: 'The month-end could not be loaded', jp: '月末処理を読み込めませんでした' },
  noAsset: { en: 'No asset is chosen', jp: '資産が選択されていません' },
  secondPerson: { en: 'The person who populated a month cannot publish its pack', jp: '月末を確定した人はその月の報告書を公開できない' },
  publishing: { en: 'Publishing', jp: '公開' },
  tasks: { en: 'Reporting Tasks', jp: '報告タスク' },
  reports: { en: 'Reports', jp: '報告書' },
});

/** Why a month cannot be populated or taken back. */
export const missText = defineText({
  notReady: { en: 'a mandate lacks a value', jp: '時価のないマンデートがあります' },
  outOfOrder: { en: 'months go in order', jp: '月末は順に確定します' },
  alreadyPopulated: { en: 'it is populated already', jp: 'すでに確定済みです' },
  notNewest: { en: 'only the newest month-end can be cancelled', jp: '取り消せるのは最新の月末だけです' },
  nothingEarlier: { en: 'there is no earlier populated month-end', jp: 'これより前の確定済み月末がありません' },
  laterPublished: { en: 'a later month has a published report', jp: '以降の月に公開済みの報告書があります' },
});
