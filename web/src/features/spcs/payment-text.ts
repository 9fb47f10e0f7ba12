import type { Both } from '@hakaru/contract/languages';
import type { PaymentStatus } from '@hakaru/contract/spc-payments';
import { defineText } from '#platform/text';

export const paymentText = defineText({
  payments: { en: 'Payment requests', jp: '送金依頼' },
  note: { en: 'JPY · approved by a person other than the requester', jp: '円・依頼者以外の承認が必要です' },
  none: { en: 'No payment requests', jp: '送金依頼はありません' },
  add: { en: 'Request payment', jp: '送金を依頼' },
  added: { en: 'The payment was requested.', jp: '送金を依頼しました。' },
  number: { en: 'No.', jp: '番号' },
  day: { en: 'Date', jp: '送金日' },
  payee: { en: 'Payee', jp: '受取人' },
  payeeKana: { en: 'Payee (kana)', jp: '受取人カナ' },
  payeeKanaHint: { en: 'As spelt by the payee’s bank', jp: '受取銀行の表記どおり' },
  amount: { en: 'Amount', jp: '金額' },
  payer: { en: 'Paying account', jp: '支払口座' },
  bankCode: { en: 'Bank code', jp: '銀行コード' },
  branchCode: { en: 'Branch code', jp: '支店コード' },
  accountType: { en: 'Account type', jp: '預金種目' },
  accountNumber: { en: 'Account number', jp: '口座番号' },
  ordinary: { en: 'Ordinary', jp: '普通' },
  current: { en: 'Current', jp: '当座' },
  savings: { en: 'Savings', jp: '貯蓄' },
  account: { en: 'Booked to', jp: '相手科目' },
  invoiceNo: { en: 'Invoice number', jp: '請求書番号' },
  status: { en: 'Status', jp: '状態' },
  requestedBy: { en: 'Requested by', jp: '依頼者' },
  decidedBy: { en: 'Decided by', jp: '承認・却下' },
  actions: { en: 'Actions', jp: '操作' },
  approve: { en: 'Approve', jp: '承認' },
  reject: { en: 'Reject', jp: '却下' },
  approveAsk: { en: 'Approve payment {n} of ¥{amount} to {payee}?', jp: '送金 {n}（{payee} 宛 {amount}円）を承認しますか？' },
  approveBody: { en: 'Kana: {kana}. It is booked on {day}.', jp: '受取人カナ：{kana}。{day} 付で計上されます。' },
  rejectAsk: { en: 'Reject payment {n}?', jp: '送金 {n} を却下しますか？' },
  decided: { en: 'Done', jp: '完了しました。' },
  order: { en: 'Remittance form', jp: '送金依頼書' },
  refused: { en: 'This could not be done', jp: '実行できませんでした' },
});

export const paymentStatusText = defineText({
  requested: { en: 'Requested', jp: '依頼中' },
  approved: { en: 'Approved', jp: '承認済' },
  rejected: { en: 'Rejected', jp: '却下' },
} satisfies Readonly<Record<PaymentStatus, Both>>);

/** Validation messages. */
export const paymentCodes = defineText({
  kana: { en: 'Use katakana, capital letters and digits', jp: 'カタカナ・英大文字・数字で入力してください。' },
  bankCode: { en: 'Enter four digits', jp: '4桁の数字で入力してください。' },
  branchCode: { en: 'Enter three digits', jp: '3桁の数字で入力してください。' },
  accountNumber: { en: 'Enter seven digits', jp: '7桁の数字で入力してください。' },
  yen: { en: 'Enter whole yen above zero', jp: '1円以上の整数で入力してください。' },
  notFound: { en: 'Not found', jp: '該当するものがありません。' },
  past: { en: 'The date must not be in the past', jp: '過去の日付は指定できません。' },
  notBusinessDay: { en: 'Choose a business day', jp: '営業日を選択してください。' },
  taken: { en: 'This invoice of the payee is already requested', jp: 'この受取人の同じ請求書は依頼済みです。' },
  own: { en: 'Someone other than the requester must approve it', jp: '依頼者以外の方が承認してください。' },
  closed: { en: 'The month of the payment is closed', jp: '送金月は締め済みです。' },
});
