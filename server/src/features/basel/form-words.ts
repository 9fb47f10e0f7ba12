import type { BaselMethod } from '@hakaru/contract/basel';
import type { Both } from '@hakaru/contract/languages';

/** The labels of the bank's form, in the order in which they appear. */
export const formWords = {
  title: { en: 'Capital requirements of funds', jp: 'ファンドの所要自己資本' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  organisation: { en: 'Organisation', jp: '組織' },
  asOf: { en: 'As of', jp: '基準日' },
  knownAt: { en: 'As known on', jp: 'データ時点' },
  writtenAt: { en: 'Written at', jp: '出力日時' },
  unit: { en: 'Unit', jp: '単位' },
  thousands: { en: '{currency} thousands; weights, shares and coverage as percentages', jp: '{unit}、ウェイト・割合・捕捉率は%' },
  thousandYen: { en: 'JPY thousands', jp: '千円' },
  thousandOf: { en: '{currency} thousands', jp: '千{currency}' },
  standard: { en: 'Standard', jp: '自己資本比率' },
  traceNote: {
    en: 'The note on a figure is its key: it opens the trace in the product.',
    jp: '各数値のメモは追跡キーです。製品内で根拠を開けます。',
  },
  mitigationNote: {
    en: 'No credit risk mitigation is recorded: amounts before and after are the same.',
    jp: '信用リスク削減手法の登録はありません。削減効果後は削減効果前と同額です。',
  },
  byFund: { en: 'By fund', jp: 'ファンド別' },
  byItem: { en: 'By exposure class', jp: '資産項目別' },
  code: { en: 'Code', jp: 'コード' },
  fund: { en: 'Fund', jp: 'ファンド' },
  method: { en: 'Approach', jp: '方式' },
  netAssets: { en: 'Net assets', jp: 'NAV' },
  share: { en: 'Share held', jp: '保有割合' },
  exposure: { en: 'Exposure', jp: 'エクスポージャー' },
  weight: { en: 'Average risk weight', jp: '平均RW' },
  rwa: { en: 'Credit risk-weighted assets', jp: '信用リスク・アセット' },
  derivatives: { en: 'Of which derivatives and CVA', jp: 'うち派生商品・CVA' },
  capital: { en: 'Required capital', jp: '所要自己資本' },
  leverage: { en: 'Leverage', jp: 'レバレッジ（倍）' },
  coverage: { en: 'Coverage', jp: '捕捉率' },
  dataDay: { en: 'Data as of', jp: 'データ基準日' },
  document: { en: 'Evidence', jp: '根拠文書' },
  difference: { en: 'Reported net assets less value', jp: '報告純資産と時価の差' },
  total: { en: 'Total', jp: '合計' },
  itemNo: { en: 'No.', jp: '項番' },
  item: { en: 'Exposure class', jp: '資産項目' },
  before: { en: 'Before mitigation', jp: '削減効果前' },
  after: { en: 'After mitigation', jp: '削減効果後' },
  balance: { en: 'Balance', jp: '残高' },
  toNet: { en: 'To net assets', jp: '対純資産額' },
  lines: { en: 'Composition', jp: '構成明細' },
  name: { en: 'Name', jp: '銘柄・項目' },
  ratings: { en: 'Ratings', jp: '格付' },
  riskWeight: { en: 'Risk weight', jp: 'リスク・ウェイト' },
  amount: { en: 'Amount', jp: '金額' },
  opened: { en: 'looked through, leverage {leverage}', jp: 'ルックスルー（レバレッジ{leverage}倍）' },
  noWeight: { en: 'not known: counts as 1,250%', jp: '不明（1,250%適用）' },
} as const satisfies Record<string, Both>;
export type FormWord = keyof typeof formWords;

export const methodNames: Readonly<Record<BaselMethod, Both>> = {
  lookThrough: { en: 'Look-through approach', jp: 'ルック・スルー方式' },
  mandate: { en: 'Mandate-based approach', jp: 'マンデート方式' },
  probability: { en: 'Probability approach', jp: '蓋然性方式' },
  fallback: { en: 'Fall-back approach', jp: 'フォールバック方式' },
};
