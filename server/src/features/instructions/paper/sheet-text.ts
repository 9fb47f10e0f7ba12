import type { Both, Language } from '@hakaru/contract/languages';

const words = {
  title: { en: 'Investment instruction', jp: '運用指図書' },
  draft: { en: 'DRAFT', jp: '仮登録' },
  cancelled: { en: 'CANCELLED', jp: '取消済' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  to: { en: 'To: {name}', jp: '{name}　御中' },
  lead: { en: 'Please execute the following.', jp: '下記のとおり運用を指図いたします。' },
  number: { en: 'Instruction no.', jp: '指図番号' },
  version: { en: 'Version', jp: '版' },
  date: { en: 'Instruction date', jp: '指図日' },
  client: { en: 'Client', jp: '委託者' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  trusteeRef: { en: 'Trustee reference', jp: '受託機関コード' },
  category: { en: 'Category', jp: '指図区分' },
  type: { en: 'Type', jp: '取引種別' },
  tradeDate: { en: 'Trade date', jp: '約定日' },
  settlementDate: { en: 'Settlement date', jp: '受渡日' },
  from: { en: 'From', jp: '払出元' },
  into: { en: 'To', jp: '受入先' },
  payee: { en: 'Payee bank account', jp: '振込先口座' },
  security: { en: 'Security', jp: '銘柄名' },
  amount: { en: 'Amount', jp: '金額' },
  side: { en: 'Buy or sell', jp: '売買' },
  buy: { en: 'Buy', jp: '買い' },
  sell: { en: 'Sell', jp: '売り' },
  counterCurrency: { en: 'Counter currency', jp: '相手通貨' },
  rate: { en: 'Rate', jp: 'レート' },
  amountJpy: { en: 'Amount in yen', jp: '円貨額' },
  comment: { en: 'Comment', jp: '備考' },
  written: { en: 'Created by', jp: '作成者' },
  finalised: { en: 'Finalized by', jp: '確定者' },
  seals: { en: 'Approval', jp: '承認欄' },
  sealAuthor: { en: 'Author', jp: '作成' },
  sealChecker: { en: 'Checked', jp: '検印' },
  sealApprover: { en: 'Approved', jp: '承認' },
  sealTrustee: { en: 'Trustee', jp: '受託機関' },
  printedAt: { en: 'Printed at {time}', jp: '出力日時：{time}' },
  reference: { en: 'Reference', jp: '参照番号' },
} as const satisfies Record<string, Both>;

export type SheetWord = keyof typeof words;

export function sayIn(language: Language): (word: SheetWord, values?: Readonly<Record<string, string>>) => string {
  return (word, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[word][language] as string); // widened: the words are literal types
}

export const categoryWords: Readonly<Record<string, Both>> = {
  'Cash Transfer': { en: 'Cash Transfer', jp: '資金移動' },
  Fee: { en: 'Fee', jp: '報酬・手数料' },
  'Private Asset': { en: 'Private Asset', jp: 'プライベートアセット' },
  Fund: { en: 'Fund', jp: 'ファンド' },
  'FX Forward': { en: 'FX Forward', jp: '為替予約' },
  Receipt: { en: 'Receipt', jp: '入金' },
};
