import type { Chapter } from './manual';

/** What an accounting firm does for the companies whose books it keeps. */
export const ACCOUNTANT_MANUAL: readonly Chapter[] = [
  {
    id: 'spcs',
    title: { en: 'Your companies and their deadlines', jp: '会社一覧と期限' },
    pages: ['/client/spcs'],
    paragraphs: [
      {
        en: 'The list puts the next deadline first: tax and filing, withholding tax of distributions, payments. A deadline on a holiday is moved to the next business day and says so. Above it stand what is due, unreconciled accounts and cash at banks.',
        jp: '会社一覧は期限の近い順に表示されます（税務・申告、分配の源泉所得税、送金）。休業日にあたる期限は翌営業日に移り、その旨が表示されます。上部には、期限、未照合の口座、預金残高が表示されます。',
      },
      {
        en: 'Each company keeps two books apart, “Operator’s own” and “Segregated (TK)”: an account belongs to one of them, and money of investors is never paid from the other.',
        jp: '会社ごとに「営業者口」と「分別管理口（TK等）」の帳簿を分けて管理します。口座はいずれか一方に属し、投資家の資金が他方から支払われることはありません。',
      },
    ],
    steps: [
      {
        en: '“Add SPC” with form, scheme, fiscal year-end month and investors; the shares must add up to 100.',
        jp: '「SPCを追加」で、形態・スキーム・決算月・投資家を登録します。持分の合計は100です。',
      },
      { en: '“Link bank account” to each of its accounts.', jp: '「口座を登録」で銀行口座を登録します。' },
    ],
  },
  {
    id: 'ledger',
    title: { en: 'Bank statements and the ledger', jp: '入出金明細と総勘定元帳' },
    paragraphs: [
      {
        en: 'The CSV of the bank is taken whole or not at all, in Shift_JIS or UTF-8; lines that are there already are left. A line that fits one entry alone is matched to it; for others an account is proposed from what was booked before.',
        jp: '銀行のCSV（Shift_JIS・UTF-8）は、全体が取り込まれるか、まったく取り込まれないかのいずれかです。取込済みの行は重複しません。一致する仕訳が1件だけの行は自動で照合され、その他は過去の計上から勘定科目が提案されます。',
      },
      {
        en: 'An entry is never changed: “Reverse” makes the opposite one. A month is closed when no statement line is open and the bank balance agrees with the ledger; a closed month can be reopened, and both are in the audit trail.',
        jp: '仕訳は変更されず、「取消」で反対仕訳を作成します。未照合の明細がなく、銀行残高と帳簿残高が一致すると、月を締められます。締めは解除でき、いずれも操作履歴に残ります。',
      },
    ],
    steps: [
      {
        en: 'Open “Bank accounts”, choose “Import statement” and the file.',
        jp: '「銀行口座」を開き、「明細を取込」でファイルを選びます。',
      },
      {
        en: 'Book the proposals at once where they are right, and “Book” the rest one by one.',
        jp: '提案が正しければまとめて計上し、残りは「計上」で1行ずつ処理します。',
      },
      { en: 'Look at the “Trial balance” and close the month.', jp: '「試算表」を確認し、月を締めます。' },
    ],
  },
  {
    id: 'payments',
    title: { en: 'Payments and distributions', jp: '送金と分配' },
    paragraphs: [
      {
        en: '“Request payment” names payee, kana, account and invoice; another person approves it, and only then is it booked. The “Remittance form” has the boxes for your seals. “Cash over 13 weeks” shows week by week whether the cash suffices.',
        jp: '「送金を依頼」では、受取人・カナ・口座・請求書番号を入力します。依頼者以外の方が承認すると計上されます。「送金依頼書」には承認欄があります。「13週間の資金繰り」で、週ごとに資金の過不足を確認できます。',
      },
      {
        en: '“Prepare distribution” divides the profit of a period among the investors by their shares, to the yen, with withholding tax; its payment falls due in the calendar. Approving books it and makes a “Notice” for each investor.',
        jp: '「分配を計算」では、計算期間の利益を出資割合で投資家に円単位で配分し、源泉税額を計算します。納付期限はカレンダーに表示されます。承認すると計上され、投資家ごとに「通知書」が作成されます。',
      },
    ],
  },
  {
    id: 'books',
    title: { en: 'Export and documents', jp: '帳簿の出力と書類' },
    paragraphs: [
      {
        en: '“Books of the companies” gives every entry as accounting packages read it, as CSV in UTF-8 or Shift_JIS. Contracts, registry extracts, returns and accounts are kept under “Documents” of each company.',
        jp: '「会社別の帳簿」では、全仕訳を会計ソフトに取り込めるCSV（UTF-8・Shift_JIS）で出力します。契約書・登記事項証明書・申告書・決算書は、会社ごとの「書類」に保存します。',
      },
    ],
  },
  {
    id: 'corporations',
    title: { en: 'The directory of corporations', jp: '法人の管理' },
    pages: ['/client/corporations', '/directory/corporations'],
    paragraphs: [
      {
        en: 'Corporations are found by name, kana, number, address or officer, with their officers, fiscal year-end month and the SPCs they are related to. Many at once are taken from a workbook with “Import”.',
        jp: '名称・カナ・法人番号・所在地・役員から法人を検索できます。役員、決算月、関係するSPCが表示されます。「取込」で複数の法人をまとめて登録できます。',
      },
    ],
  },
  {
    id: 'deadlines',
    title: { en: 'The calendar in your own', jp: 'カレンダーの購読' },
    pages: ['/calendar'],
    paragraphs: [
      {
        en: 'Deadlines, settlements, meetings and holidays stand in one calendar. “Create address” makes an address for your own calendar; it shows what you may see, and “Revoke address” ends it.',
        jp: '期限・決済・会議・休業日が一つのカレンダーに表示されます。「アドレスを作成」で、お使いのカレンダーから購読できます。表示されるのは閲覧できる内容だけで、「アドレスを無効にする」で終了します。',
      },
    ],
  },
];
