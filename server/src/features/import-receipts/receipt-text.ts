import type { ImportStatus } from '@hakaru/contract/imports';
import type { Both, Language } from '@hakaru/contract/languages';

const words = {
  title: { en: 'Submission receipt', jp: '提出控え' },
  lead: { en: 'What was received, and the result', jp: '受領した内容とその結果' },
  client: { en: 'Client', jp: '顧客' },
  sender: { en: 'Sent by', jp: '提出元' },
  file: { en: 'File', jp: 'ファイル' },
  bytes: { en: '{n} bytes', jp: '{n} バイト' },
  hash: { en: 'SHA-256 of the file', jp: 'ファイルのSHA-256' },
  asOf: { en: 'As of', jp: '基準日' },
  status: { en: 'Status', jp: '状態' },
  received: { en: 'Received', jp: '受領日時' },
  uploader: { en: 'Uploaded by', jp: '提出者' },
  approvedAt: { en: 'Approved', jp: '承認日時' },
  approver: { en: 'Approver', jp: '承認者' },
  reason: { en: 'Reason for accepting warnings', jp: '警告を承認した理由' },
  reference: { en: 'Reference', jp: '受付番号' },
  contents: { en: 'Contents', jp: '内容' },
  sheet: { en: 'Sheet', jp: 'シート' },
  dataset: { en: 'Dataset', jp: 'データ種類' },
  rows: { en: 'Rows', jp: '行数' },
  marketValue: { en: 'Total market value', jp: '時価合計' },
  flow: { en: 'Total net flow', jp: '純資金流出入合計' },
  total: { en: 'Total', jp: '合計' },
  totalsNote: {
    en: 'Totals are exact sums of the column as read from the file, in the units it is stated in. {warnings} warnings, {errors} errors.',
    jp: '合計は、ファイルから読み取った列の合計です（単位はファイルのとおり）。警告 {warnings} 件、エラー {errors} 件。',
  },
  overriddenNote: {
    en: 'Totals are exact sums of the values used; {n} of them differ from the file and are listed here. {warnings} warnings, {errors} errors.',
    jp: '合計は使用した値の合計です。うち{n}件はファイルの値と異なり、一覧のとおりです。警告 {warnings} 件、エラー {errors} 件。',
  },
  overrides: { en: 'Values used in place of the file’s', jp: 'ファイルと異なる値を使用した箇所' },
  cell: { en: 'Cell', jp: 'セル' },
  fileValue: { en: 'In the file', jp: 'ファイルの値' },
  usedValue: { en: 'Used', jp: '使用した値' },
  overriddenBy: { en: 'Decided by', jp: '訂正者' },
  why: { en: 'Reason', jp: '理由' },
  totalInFile: { en: '(in the file {total})', jp: '（ファイルでは{total}）' },
  facts: { en: '{n} values recorded', jp: '{n} 件を登録' },
  printedAt: { en: 'Printed at {time}', jp: '出力日時：{time}' },
  confidential: { en: 'Handle with care', jp: '取扱注意' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  unapproved: { en: 'not approved yet', jp: '未承認' },
  created: { en: 'Created', jp: '受付済' },
  preprocessed: { en: 'Preprocessed', jp: '前処理済' },
  processing: { en: 'Processing', jp: '処理中' },
  staged: { en: 'Staged', jp: '取込待ち' },
  validated: { en: 'Validated', jp: '検証済' },
  warning: { en: 'Warning', jp: '警告' },
  error: { en: 'Error', jp: 'エラー' },
  revalidated: { en: 'Revalidated', jp: '再検証済' },
  approved: { en: 'Approved', jp: '承認済' },
} as const satisfies Record<string, Both> & Record<ImportStatus, Both>;

export type ReceiptWord = keyof typeof words;

export function sayIn(language: Language) {
  return (word: ReceiptWord, params: Readonly<Record<string, string | number>> = {}): string =>
    words[word][language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
