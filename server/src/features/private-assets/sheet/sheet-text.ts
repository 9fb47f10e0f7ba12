import type { Both, Language } from '@hakaru/contract/languages';

const words = {
  title: { en: 'Fund sheet', jp: 'ファンドシート' },
  asOf: { en: 'As of {day}', jp: '基準日 {day}' },
  known: { en: 'As known on {day}', jp: 'データ時点 {day}' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  manager: { en: 'Manager', jp: '運用機関' },
  position: { en: 'Position', jp: '状況' },
  inMillions: { en: '{currency} m', jp: '百万{currency}' },
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  called: { en: 'Called', jp: '払込累計' },
  recallable: { en: 'Recallable', jp: '再コール可能' },
  unfunded: { en: 'Unfunded', jp: '未払込' },
  distributed: { en: 'Distributed', jp: '分配累計' },
  nav: { en: 'NAV', jp: 'NAV' },
  irrNet: { en: 'Net IRR %', jp: 'ネットIRR %' },
  irrGross: { en: 'Gross IRR %', jp: 'グロスIRR %' },
  dpi: { en: 'DPI', jp: 'DPI' },
  rvpi: { en: 'RVPI', jp: 'RVPI' },
  tvpi: { en: 'TVPI', jp: 'TVPI' },
  activeCompanies: { en: 'Companies held', jp: '保有企業' },
  realizedCompanies: { en: 'Companies realized', jp: '売却済企業' },
  checks: { en: 'Checks', jp: '検算' },
  checkUnfunded: { en: 'Commitment − called + recallable = unfunded', jp: 'コミットメント − 払込累計 ＋ 再コール可能 ＝ 未払込' },
  checkCalls: { en: 'Calls on the notices = called', jp: '通知の払込合計 ＝ 払込累計' },
  checkDistributions: { en: 'Distributions on the notices = distributed', jp: '通知の分配合計 ＝ 分配累計' },
  checkMultiples: { en: 'DPI + RVPI = TVPI', jp: 'DPI ＋ RVPI ＝ TVPI' },
  checkNavRoll: { en: 'Calls − distributions + gains = NAV of the last statement', jp: '払込 − 分配 ＋ 損益 ＝ 直近報告のNAV' },
  checkMonthFlow: { en: 'Flow reported for the month − its notices = 0 ({currency})', jp: '当月の報告額 − 通知 ＝ 0（{currency}）' },
  holds: { en: 'holds', jp: '一致' },
  differs: { en: 'differs by {amount}', jp: '差額 {amount}' },
  unknown: { en: 'not known', jp: '不明' },
  notices: { en: 'Latest notices', jp: '直近の通知' },
  day: { en: 'Date', jp: '日付' },
  notice: { en: 'Notice', jp: '通知' },
  call: { en: 'Call', jp: '払込' },
  distribution: { en: 'Distribution', jp: '分配' },
  amount: { en: 'Amount', jp: '金額' },
  fees: { en: 'Fees, expenses', jp: '報酬・費用' },
  statements: { en: 'Latest statements', jp: '直近の報告' },
  opening: { en: 'Opening', jp: '期首' },
  calls: { en: 'Calls', jp: '払込' },
  distributions: { en: 'Distributions', jp: '分配' },
  gain: { en: 'Gain', jp: '損益' },
  closing: { en: 'NAV', jp: '期末NAV' },
  quality: { en: 'Valued', jp: '評価' },
  audited: { en: 'Audited', jp: '監査済' },
  valuated: { en: 'Valuated', jp: '評価済' },
  estimated: { en: 'Estimated', jp: '推定' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  printedAt: { en: 'Printed at {time}', jp: '出力日時：{time}' },
  basis: {
    en: 'Flows in yen at the rates of their notices; commitment and unfunded at the as-of rate. An IRR of less than a year is for the period.',
    jp: '払込・分配は通知の換算額、コミットメントと未払込は基準日レートによる円換算。1年未満のIRRは期間収益率。',
  },
} as const satisfies Record<string, Both>;

export type SheetWord = keyof typeof words;

export function sayIn(language: Language): (word: SheetWord, values?: Readonly<Record<string, string>>) => string {
  return (word, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[word][language] as string); // widened: the words are literals
}
