import type { Both } from '@hakaru/contract/languages';
import type { DistributionStatus } from '@hakaru/contract/spc-distributions';
import { defineText } from '#platform/text';

export const distributionText = defineText({
  distributions: { en: 'TK distributions', jp: '匿名組合分配' },
  note: { en: 'JPY · 20.42 % withheld, paid over by the 10th of the next month', jp: '円・源泉徴収20.42%、納付期限は支払月の翌月10日' },
  none: { en: 'No distribution yet', jp: '分配はまだありません' },
  prepare: { en: 'Prepare distribution', jp: '分配を計算' },
  prepared: { en: 'The distribution was calculated.', jp: '分配額を計算しました。' },
  account: { en: 'Paying account', jp: '支払口座' },
  accountHint: { en: 'Segregated accounts only', jp: '分別管理口のみ' },
  periodFrom: { en: 'Period from', jp: '計算期間（自）' },
  periodTo: { en: 'Period to', jp: '計算期間（至）' },
  paymentDay: { en: 'Payment date', jp: '支払日' },
  title: { en: 'Distribution of {from} – {to}', jp: '分配 {from}～{to}' },
  due: {
    en: 'Paid on {payment} from {account} · tax due on {due} · prepared by {by}',
    jp: '支払日 {payment}（口座 {account}）・源泉納付期限 {due}・作成 {by}',
  },
  approvedBy: { en: 'approved by {by}', jp: '承認 {by}' },
  investor: { en: 'Investor', jp: '投資家' },
  percent: { en: 'Share (%)', jp: '出資割合（%）' },
  gross: { en: 'Distribution', jp: '分配金' },
  withholding: { en: 'Withholding', jp: '源泉税額' },
  net: { en: 'Net paid', jp: '支払額' },
  notice: { en: 'Notice', jp: '通知書' },
  noticeOf: { en: 'Notice for {name}', jp: '{name}の通知書' },
  totals: { en: 'Profit {profit} · withholding {withholding} · net {net}', jp: '利益 {profit} ・ 源泉 {withholding} ・ 支払 {net}' },
  approve: { en: 'Approve and book', jp: '承認して計上' },
  approveAsk: { en: 'Approve this distribution?', jp: 'この分配を承認しますか？' },
  approveBody: {
    en: 'It is booked on the payment date and can only be reversed entry by entry.',
    jp: '支払日付で計上され、取消は仕訳ごとの反対仕訳になります。',
  },
  approved: { en: 'The distribution was approved and booked.', jp: '分配を承認し計上しました。' },
  waits: { en: 'Waiting for another person’s approval', jp: '作成者以外の承認待ち' },
  failed: { en: 'This could not be done', jp: '実行できませんでした' },
  drop: { en: 'Discard', jp: '破棄' },
  dropAsk: { en: 'Discard this draft?', jp: 'この案を破棄しますか？' },
});

export const distributionStatusText = defineText({
  draft: { en: 'Draft', jp: '案' },
  approved: { en: 'Approved', jp: '承認済' },
} satisfies Readonly<Record<DistributionStatus, Both>>);

/** Validation messages. */
export const distributionCodes = defineText({
  beforeFrom: { en: 'Choose a date on or after the start of the period', jp: '開始日以降の日付にしてください。' },
  beforePeriodEnd: { en: 'The payment date must be after the end of the period', jp: '支払日は計算期間の後の日付にしてください。' },
  notBusinessDay: { en: 'Choose a business day', jp: '営業日を選択してください。' },
  notSegregated: { en: 'Choose a segregated account', jp: '分別管理口の口座を選択してください。' },
  noInvestors: { en: 'This company has no investors', jp: '投資家が登録されていません。' },
  noProfit: { en: 'There is no profit in this period', jp: 'この期間に利益はありません。' },
  taken: { en: 'This period already has a distribution', jp: 'この期間の分配はすでにあります。' },
  own: { en: 'Someone other than the preparer must approve it', jp: '作成者以外の方が承認してください。' },
  closed: { en: 'The month of the payment is closed', jp: '支払月は締め済みです。' },
});
