import type { Both } from '@hakaru/contract/languages';
import type { EntryOrigin, LedgerType } from '@hakaru/contract/spc-ledgers';
import type { DeadlineKind, SpcBook, SpcForm, SpcScheme, SpcTab } from '@hakaru/contract/spcs';
import { defineText } from '#platform/text';
import { spcsTitles } from './title-text';

export const spcsText = defineText({
  ...spcsTitles,
  notAccountant: { en: 'SPCs are kept by accounting firms', jp: 'SPCは会計事務所向けの機能です' },
  notAccountantBody: {
    en: 'Your organisation is not registered as an accountant with this list. You may open these instead:',
    jp: '貴組織は会計事務所として登録されていないか、SPC一覧が有効ではありません。次の画面をご利用ください：',
  },
  assetList: { en: 'Asset list', jp: '資産一覧' },
  research: { en: 'Research', jp: 'リサーチ' },
  none: { en: 'No SPCs yet', jp: 'SPCが登録されていません' },
  noneBody: { en: 'Add a company to keep its books.', jp: '会社を追加すると帳簿を作成できます。' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  add: { en: 'Add SPC', jp: 'SPCを追加' },
  edit: { en: 'Edit', jp: '編集' },
  saved: { en: 'Saved', jp: '保存しました。' },
  atAGlance: { en: 'At a glance', jp: '概況' },
  nextTax: { en: 'Next tax date', jp: '次の税務期限' },
  within30: { en: '{n} within 30 days', jp: '30日以内に{n}件' },
  payments: { en: 'Payments this week', jp: '今週の支払' },
  noPayments: { en: 'None within seven days', jp: '7日以内の支払はありません' },
  unreconciled: { en: 'Unreconciled accounts', jp: '未照合の口座' },
  openLines: { en: '{n} open {n|line|lines}', jp: '未照合の明細 {n}行' },
  cash: { en: 'Cash at banks (JPY)', jp: '預金残高（円）' },
  cashNote: { en: '{n} {n|account|accounts}, by the latest statements', jp: '{n}口座、直近の明細による' },
  companies: { en: 'Companies', jp: '会社数' },
  mismatches: { en: '{n} with a holder name to check', jp: '名義要確認 {n}社' },
  list: { en: 'Companies', jp: '会社一覧' },
  listNote: { en: 'JPY · next deadline first', jp: '円・期限の近い順' },
  calendar: { en: 'Tax and filing calendar', jp: '税務・申告カレンダー' },
  calendarNote: { en: 'Moved to the next business day', jp: '休業日は翌営業日' },
  code: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  kana: { en: 'Kana', jp: 'カナ' },
  kanaHint: { en: 'Without the corporate abbreviation, as spelt by banks', jp: '法人略語を除く、銀行の表記どおり' },
  form: { en: 'Form', jp: '形態' },
  scheme: { en: 'Scheme', jp: 'スキーム' },
  fiscalMonth: { en: 'Fiscal year-end month', jp: '決算月' },
  assignee: { en: 'In charge', jp: '担当' },
  investors: { en: 'Investors', jp: '投資家' },
  investorsNote: { en: 'Shares in %', jp: '持分（%）' },
  noInvestors: { en: 'No investors', jp: '投資家はいません' },
  addInvestor: { en: 'Add investor', jp: '投資家を追加' },
  removeInvestor: { en: 'Remove investor {n}', jp: '投資家{n}を削除' },
  share: { en: 'Share (%)', jp: '持分（%）' },
  bankBalance: { en: 'Bank balance', jp: '預金残高' },
  reconciliation: { en: 'Reconciliation', jp: '照合' },
  reconciled: { en: 'Reconciled', jp: '照合済' },
  toReconcile: { en: '{n} to reconcile', jp: '未照合 {n}口座' },
  noAccounts: { en: 'No bank accounts', jp: '口座なし' },
  nextDeadline: { en: 'Next deadline', jp: '次の期限' },
  deadline: { en: 'What is due', jp: '期限内容' },
  day: { en: 'Date', jp: '日付' },
  facts: { en: 'Company', jp: '会社情報' },
  closedUntil: { en: 'Closed through', jp: '締め済み' },
  neverClosed: { en: 'No month closed', jp: '締めなし' },
  tabs: { en: 'Views of the company', jp: '会社の画面' },
});

export const spcTabText = defineText({
  overview: { en: 'Overview', jp: '概要' },
  bankAccounts: { en: 'Bank accounts', jp: '銀行口座' },
  ledger: { en: 'Ledger', jp: '総勘定元帳' },
  documents: { en: 'Documents', jp: '書類' },
  reports: { en: 'Reports', jp: '帳票' },
} satisfies Of<SpcTab>);

type Of<Key extends string> = Readonly<Record<Key, Both>>;

export const formText = defineText({
  gk: { en: 'GK', jp: '合同会社' },
  tmk: { en: 'TMK', jp: '特定目的会社' },
  ippanShadan: { en: 'Association', jp: '一般社団法人' },
} satisfies Of<SpcForm>);

export const schemeText = defineText({
  gkTk: { en: 'GK-TK', jp: 'GK-TK（匿名組合）' },
  tmk: { en: 'TMK', jp: 'TMK（資産流動化）' },
  parent: { en: 'Parent of SPCs', jp: 'SPCの親法人' },
} satisfies Of<SpcScheme>);

export const bookText = defineText({
  operator: { en: 'Operator’s own', jp: '営業者口' },
  segregated: { en: 'Segregated (TK)', jp: '分別管理口（TK等）' },
} satisfies Of<SpcBook>);

export const deadlineText = defineText({
  corporateTax: { en: 'Corporate and consumption tax', jp: '法人税・消費税の申告納付' },
  interimTax: { en: 'Interim tax', jp: '中間申告納付' },
  depreciableAssets: { en: 'Depreciable assets return', jp: '償却資産申告' },
  paymentReports: { en: 'Statutory payment reports', jp: '法定調書の提出' },
  withholding: { en: 'Withholding tax on TK distribution', jp: '匿名組合分配の源泉所得税' },
  payment: { en: 'TK distribution', jp: '匿名組合分配の支払' },
  transfer: { en: 'Payment to a payee', jp: '送金' },
} satisfies Of<DeadlineKind>);

export const typeText = defineText({
  asset: { en: 'Assets', jp: '資産' },
  liability: { en: 'Liabilities', jp: '負債' },
  equity: { en: 'Equity', jp: '純資産' },
  income: { en: 'Income', jp: '収益' },
  expense: { en: 'Expenses', jp: '費用' },
} satisfies Of<LedgerType>);

export const originText = defineText({
  manual: { en: 'By hand', jp: '手入力' },
  statement: { en: 'Statement', jp: '明細' },
  reversal: { en: 'Reversal', jp: '反対仕訳' },
  distribution: { en: 'Distribution', jp: '分配' },
  payment: { en: 'Payment', jp: '送金' },
} satisfies Of<EntryOrigin>);

/** Validation messages. */
export const spcCodes = defineText({
  spcCode: { en: 'Enter two to twelve capital letters and digits', jp: '英大文字と数字2～12文字で入力してください。' },
  percent: { en: 'Enter a share from 0 to 100, with at most four decimals', jp: '0～100の範囲で、小数4桁以内で入力してください。' },
  splitTotal: { en: 'The shares must add up to 100.0000', jp: '合計を100.0000にしてください。' },
  month: { en: 'Choose a month from 1 to 12', jp: '1～12の月を選択してください。' },
  kana: { en: 'Use katakana, capital letters and digits', jp: 'カタカナ・英大文字・数字で入力してください。' },
  taken: { en: 'This code is already used', jp: 'このコードはすでに使用されています。' },
  yen: { en: 'Enter whole yen, without a sign', jp: '符号なしの円単位の整数で入力してください。' },
  oneSide: { en: 'Enter an amount on one side only', jp: '借方か貸方の一方に入力してください。' },
  unbalanced: { en: 'Debits and credits must be equal', jp: '借方と貸方の合計を一致させてください。' },
  tooFew: { en: 'Enter at least two lines', jp: '2行以上入力してください。' },
  closed: { en: 'This month is closed', jp: 'この月は締め済みです。' },
  monthEnd: { en: 'Choose the last day of a month', jp: '月末日を選択してください。' },
  openLines: { en: 'Match the open statement lines first', jp: '先に未照合の明細を照合してください。' },
  difference: {
    en: 'A bank balance differs from the ledger. Reconcile it first.',
    jp: '預金残高が帳簿と一致しません。先に照合してください。',
  },
  future: { en: 'The date must not be in the future', jp: '未来の日付は指定できません。' },
  reversed: { en: 'This entry is already reversed', jp: 'この仕訳は取消済みです。' },
  matched: { en: 'Reopen the matched statement line first', jp: '先に明細の照合を解除してください。' },
  beforeEntry: { en: 'Choose a date on or after the original entry', jp: '元の仕訳以降の日付にしてください。' },
  sameAccount: { en: 'Choose an account other than the bank’s own', jp: '口座自身以外の科目を選択してください。' },
  notFound: { en: 'No such account in this book', jp: 'この帳簿にない科目です。' },
  noHeader: { en: 'No heading row was found. Include it with the lines.', jp: '見出し行が見つかりません。見出し行を含めてください。' },
  amount: { en: 'Enter one amount, either in or out', jp: '入金か出金のどちらか一方が必要です。' },
  balance: { en: 'The balance cannot be read', jp: '残高を読み取れません。' },
  text: { en: 'The description is empty', jp: '摘要が空です。' },
  chain: { en: 'The balance does not follow from the line before', jp: '前の行から残高がつながりません。' },
  empty: { en: 'There are no lines', jp: '明細行がありません。' },
});
