import type { Language } from '@hakaru/contract/languages';

const WORDS = {
  title: { en: 'Remittance request', jp: '送金依頼書' },
  to: { en: 'To: {name}', jp: '{name} 御中' },
  lead: { en: 'Please remit as follows, debiting our account.', jp: '下記のとおり当社口座から送金くださいますよう依頼いたします。' },
  number: { en: 'No.', jp: '依頼番号' },
  payer: { en: 'Debit account', jp: '引落口座' },
  payee: { en: 'Payee', jp: '受取人' },
  kana: { en: 'Payee (kana)', jp: '受取人カナ' },
  bank: { en: 'Bank', jp: '受取銀行' },
  account: { en: 'Account', jp: '受取口座' },
  amount: { en: 'Amount', jp: '送金金額' },
  day: { en: 'Value date', jp: '送金日' },
  invoice: { en: 'Invoice', jp: '請求書番号' },
  requested: { en: 'Requested by', jp: '作成者' },
  approved: { en: 'Approved by', jp: '承認者' },
  seals: { en: 'Seals', jp: '押印欄' },
  notified: { en: 'Registered seal', jp: '届出印' },
  checked: { en: 'Checked', jp: '検印' },
  made: { en: 'Prepared', jp: '作成' },
  ordinary: { en: 'ordinary', jp: '普通' },
  current: { en: 'current', jp: '当座' },
  savings: { en: 'savings', jp: '貯蓄' },
  draft: { en: 'NOT APPROVED', jp: '未承認' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  printedAt: { en: 'Printed {time}', jp: '印刷 {time}' },
} as const;
export type OrderWord = keyof typeof WORDS;

export const sayIn =
  (language: Language) =>
  (word: OrderWord, values: Readonly<Record<string, string>> = {}): string =>
    WORDS[word][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
