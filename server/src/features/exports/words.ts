import type { ExportKind } from '@hakaru/contract/exports';
import type { Both, Language } from '@hakaru/contract/languages';

const words = {
  values: { en: 'Values', jp: '残高' },
  returns: { en: 'Returns', jp: '収益率' },
  holdings: { en: 'Holdings', jp: '保有明細' },
  returnMatrix: { en: 'Return matrix', jp: '収益率マトリクス' },
  organisation: { en: 'Organisation', jp: '組織' },
  asset: { en: 'Asset', jp: '資産' },
  period: { en: 'Period', jp: '期間' },
  unit: { en: 'Unit', jp: '単位' },
  amounts: { en: 'amounts in {currency}, rates and weights as decimals (0.01 = 1%)', jp: '金額は{currency}、率と構成比は小数（0.01＝1%）' },
  decimals: {
    en: 'decimals (0.01 = 1%), periods over one year annualised; since inception, benchmark and excess over the months both have',
    jp: '小数（0.01＝1%）、1年を超える期間は年率、設定来のベンチマークと超過は双方に実績のある期間',
  },
  printedAt: { en: 'Written at', jp: '出力日時' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  trace: { en: 'Trace keys', jp: '追跡キー' },
  traceNote: {
    en: 'The same cell of this sheet names the figure: its key opens the trace in the product.',
    jp: 'このシートの同じ位置に、各数値の追跡キーがあります。製品内でその根拠を開けます。',
  },
  note: { en: 'Note', jp: '備考' },
  notReported: { en: 'not reported', jp: '未報告' },
  gapOf: { en: 'gap: {have} of {of} mandates reported; missing {codes}', jp: '欠測：{of}マンデート中{have}件報告済み。未報告 {codes}' },
  gapBefore: { en: 'gap: a month of the period is missing', jp: '欠測：期間内に欠けている月があります' },
  month: { en: 'Month-end', jp: '月末' },
  ref: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  currency: { en: 'Currency', jp: '通貨' },
  marketValue: { en: 'Market value', jp: '時価' },
  weight: { en: 'Weight', jp: '構成比' },
  flow: { en: 'Net flow', jp: '純資金流出入' },
  profit: { en: 'Investment gain/loss', jp: '運用損益' },
  return: { en: 'Return', jp: '収益率' },
  benchmarkReturn: { en: 'Benchmark', jp: 'ベンチマーク' },
  excess: { en: 'Excess return', jp: '超過収益率' },
  securityRef: { en: 'Security code', jp: '銘柄コード' },
  isin: { en: 'ISIN', jp: 'ISINコード' },
  securityName: { en: 'Security', jp: '銘柄' },
  units: { en: 'Units', jp: '口数' },
  price: { en: 'Price', jp: '単価' },
  priceDate: { en: 'Price date', jp: '単価日' },
  fxRate: { en: 'FX rate', jp: '為替レート' },
  valueLocal: { en: 'Market value (local)', jp: '時価（現地通貨）' },
  book: { en: 'Book value', jp: '簿価' },
  accrued: { en: 'Accrued income', jp: '未収収益' },
  '1m': { en: '1M', jp: '当月' },
  fytd: { en: 'FYTD', jp: '年度初来' },
  '1y': { en: '1Y', jp: '1年' },
  '3y': { en: '3Y', jp: '3年' },
  '5y': { en: '5Y', jp: '5年' },
  itd: { en: 'Since inc.', jp: '設定来' },
} as const satisfies Record<string, Both> & Record<ExportKind, Both>;

export type ExportWord = keyof typeof words;
export type Say = (word: ExportWord, params?: Readonly<Record<string, string>>) => string;

export function sayIn(language: Language): Say {
  return (word, params = {}) => words[word][language].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
