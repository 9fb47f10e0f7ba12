import type { PackSection } from '@hakaru/contract/committee-packs';
import type { LinkingMethod } from '@hakaru/contract/attribution';
import type { Both } from '@hakaru/contract/languages';
import { horizonWords as publishedHorizons } from '#features/reports/public';

export const sectionTitles = {
  overview: { en: 'Overview', jp: '全体概況' },
  classes: { en: 'Asset classes', jp: '資産クラス別' },
  mandates: { en: 'Mandates', jp: 'マンデート別' },
  attribution: { en: 'Attribution', jp: '要因分析' },
  risk: { en: 'Risk', jp: 'リスク' },
  privateAssets: { en: 'Private assets', jp: 'プライベートアセット' },
  currencyHedge: { en: 'Currency hedge', jp: '為替ヘッジ' },
  basel: { en: 'Basel capital', jp: 'バーゼル規制資本' },
  commentaries: { en: 'Managers’ commentary', jp: '運用機関のコメント' },
  comments: { en: 'Comments on figures', jp: '数値へのコメント' },
  restatements: { en: 'Restatements', jp: '訂正' },
} as const satisfies Record<PackSection, Both>;

export const horizonWords = {
  ...publishedHorizons,
  '12m': { en: '12 months', jp: '12ヵ月' },
  '36m': { en: '36 months', jp: '36ヵ月' },
  '60m': { en: '60 months', jp: '60ヵ月' },
} as const satisfies Record<string, Both>;

export const words = {
  percentOf: { en: '{of} %', jp: '{of} %' },
  overPeriod: { en: '{period}: {of}', jp: '{period}：{of}' },
  ref: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  total: { en: 'Total', jp: '合計' },
  period: { en: 'Period', jp: '期間' },
  marketValue: { en: 'Market value', jp: '時価' },
  weight: { en: 'Weight %', jp: '構成比 %' },
  policyWeight: { en: 'Policy %', jp: '政策 %' },
  deviation: { en: 'Deviation', jp: '政策比乖離' },
  contribution: { en: 'Contrib. %', jp: '寄与度 %' },
  opening: { en: 'Opening', jp: '前月末時価' },
  closing: { en: 'Closing', jp: '期末時価' },
  flow: { en: 'Net flow', jp: '純資金流出入' },
  gain: { en: 'Gain/loss', jp: '運用損益' },
  return: { en: 'Return', jp: '収益率' },
  returnPercent: { en: 'Return %', jp: '収益率 %' },
  benchmark: { en: 'Policy benchmark', jp: '政策ベンチマーク' },
  benchmarkPercent: { en: 'Policy benchmark %', jp: '政策ベンチマーク %' },
  bm: { en: 'BM', jp: 'BM' },
  excess: { en: 'Excess', jp: '超過' },
  excessPercent: { en: 'Excess return %', jp: '超過収益率 %' },
  returnsTitle: { en: 'Returns against the policy benchmark, %', jp: '収益率と政策ベンチマーク（%）' },
  bridgeTitle: { en: 'Change in market value over the month', jp: '当月の時価増減内訳' },
  gainTitle: { en: 'Gain or loss of the month by asset class', jp: '資産クラス別の当月運用損益' },
  classesTitle: { en: 'Position, policy and returns', jp: '構成比・政策・収益率' },
  allocationTitle: { en: 'Weight and policy, %', jp: '構成比と政策（%）' },
  actual: { en: 'Weight', jp: '構成比' },
  policy: { en: 'Policy', jp: '政策' },
  classReturns: { en: 'Return of the fiscal year to date, %', jp: '年度初来の収益率（%）' },
  mandatesTitle: { en: 'Mandates by asset class', jp: '資産クラス順のマンデート' },
  mandateExcess: { en: 'Excess return over one year, %: the largest', jp: '1年の超過収益率（%）：差の大きい順' },
  averageWeight: { en: 'Average weight %', jp: '平均構成比 %' },
  averagePolicy: { en: 'Average policy %', jp: '平均政策 %' },
  allocation: { en: 'Allocation', jp: '資産配分効果' },
  selection: { en: 'Selection', jp: '銘柄選択効果' },
  interaction: { en: 'Interaction', jp: '複合効果' },
  other: { en: 'Other', jp: 'その他' },
  totalEffect: { en: 'Total', jp: '合計' },
  totalEffects: { en: 'Total effect by asset class, %', jp: '資産クラス別の効果の合計（%）' },
  effectsOf: { en: 'Effects by asset class, %', jp: '資産クラス別の効果（%）' },
  realisedTitle: { en: 'Realised risk of the mandates over 36 months', jp: 'マンデート別の実績リスク（36ヵ月）' },
  volatility: { en: 'Volatility %', jp: '標準偏差 %' },
  trackingError: { en: 'Tracking error %', jp: 'トラッキングエラー %' },
  informationRatio: { en: 'Information ratio', jp: '情報レシオ' },
  beta: { en: 'Beta', jp: 'ベータ' },
  maxDrawdown: { en: 'Max. drawdown %', jp: '最大ドローダウン %' },
  upCapture: { en: 'Up capture %', jp: '上昇時捕捉率 %' },
  downCapture: { en: 'Down capture %', jp: '下落時捕捉率 %' },
  trackingChart: { en: 'Tracking error, 36 months, %: the largest', jp: 'トラッキングエラー（36ヵ月、%）：大きい順' },
  predictedTitle: { en: 'Predicted risk by the vendor’s factor model', jp: 'ベンダーのファクターモデルによる推定リスク' },
  totalRisk: { en: 'Total risk %', jp: 'トータルリスク（推定） %' },
  activeRisk: { en: 'Predicted tracking error %', jp: '推定トラッキングエラー %' },
  factorShare: { en: 'Factor share %', jp: 'ファクターリスク比率 %' },
  specificShare: { en: 'Specific share %', jp: '銘柄固有リスク比率 %' },
  coverage: { en: 'Coverage %', jp: 'カバー率 %' },
  contributorsTitle: {
    en: 'Contributions of the mandates to the predicted tracking error, %',
    jp: '推定トラッキングエラーへのマンデート別寄与（%）',
  },
  factorsTitle: { en: 'Contributions of the factors, %', jp: 'ファクター別寄与（%）' },
  privateTitle: { en: 'Funds', jp: 'ファンド一覧' },
  vintageTitle: { en: 'By vintage year', jp: 'ビンテージ別' },
  vintage: { en: 'Vintage', jp: 'ビンテージ' },
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  called: { en: 'Paid in', jp: '払込累計' },
  unfunded: { en: 'Unfunded', jp: '未払込コミットメント' },
  distributed: { en: 'Distributed', jp: '分配累計' },
  nav: { en: 'NAV', jp: 'NAV' },
  navAge: { en: 'NAV age, days', jp: 'NAV経過日数' },
  dpi: { en: 'DPI', jp: 'DPI' },
  tvpi: { en: 'TVPI', jp: 'TVPI' },
  irr: { en: 'Net IRR %', jp: 'ネットIRR %' },
  vintageChart: { en: 'NAV and unfunded commitment by vintage year', jp: 'ビンテージ別のNAVと未払込コミットメント' },
  hedgeTitle: { en: 'All mandates by currency', jp: '通貨別（全マンデート）' },
  hedgeMandates: { en: 'Mandates with a target', jp: '目標のあるマンデート' },
  currency: { en: 'Currency', jp: '通貨' },
  exposure: { en: 'Exposure', jp: 'エクスポージャー' },
  notional: { en: 'Hedged (in the currency)', jp: 'ヘッジ額（外貨建て）' },
  hedgeRatio: { en: 'Hedge ratio %', jp: '為替ヘッジ比率 %' },
  target: { en: 'Target %', jp: '目標 %' },
  range: { en: 'Range %', jp: '許容範囲 %' },
  state: { en: 'State', jp: '状態' },
  within: { en: 'within', jp: '範囲内' },
  under: { en: 'below', jp: '下限割れ' },
  over: { en: 'above', jp: '上限超過' },
  noTarget: { en: 'no target', jp: '目標なし' },
  hedgeValue: { en: 'Value of forwards', jp: '為替予約の評価額' },
  hedgeChart: { en: 'Hedge ratio by currency, %', jp: '通貨別の為替ヘッジ比率（%）' },
  baselFunds: { en: 'Funds', jp: 'ファンド別' },
  baselItems: { en: 'By exposure class', jp: '資産項目別' },
  item: { en: 'Exposure class', jp: '資産項目' },
  baselExposure: { en: 'Balance', jp: '残高' },
  riskWeight: { en: 'Risk weight %', jp: 'リスク・ウェイト %' },
  rwa: { en: 'Risk-weighted assets', jp: 'リスク・アセット' },
  capital: { en: 'Required capital', jp: '所要自己資本額' },
  missingCost: { en: 'Cost of missing data', jp: 'データ不足の影響額' },
  rwaChart: { en: 'Risk-weighted assets by fund', jp: 'ファンド別のリスク・アセット' },
  versionsTitle: { en: 'Versions of this month’s report', jp: '当月報告書の版' },
  version: { en: 'Version', jp: '版' },
  publishedAt: { en: 'Published', jp: '公開日' },
  reason: { en: 'Reason', jp: '理由' },
  firstVersion: { en: 'First version', jp: '初版' },
  movedTitle: { en: 'Earlier months whose figures have changed since publication', jp: '公開後に数値が変わった過去の月' },
  month: { en: 'Month-end', jp: '月末' },
  changed: { en: 'Figures changed', jp: '変わった数値' },
  valueThen: { en: 'Market value as published', jp: '公開時の時価' },
  valueNow: { en: 'As known now', jp: '現在の時価' },
  change: { en: 'Change', jp: '差額' },
  noneMoved: {
    en: 'No figure of the three months before had changed by the time this report was published.',
    jp: '直前3ヵ月の報告書に、当月報告書の公開時点までに変わった数値はありません。',
  },
} as const satisfies Record<string, Both>;

/** The names of the linking methods. */
export const linkingWords: Readonly<Record<LinkingMethod, Both>> = {
  carino: { en: 'Cariño', jp: 'カリーニョ法' },
  menchero: { en: 'Menchero', jp: 'メンチェロ法' },
  grap: { en: 'GRAP', jp: 'GRAP法' },
  frongello: { en: 'Frongello', jp: 'フロンジェロ法' },
};

/** Notes on how a section's figures are calculated and on their unit. */
export const noteWords = {
  unit: { en: 'Amounts in {unit}.', jp: '金額の単位：{unit}。' },
  annualised: {
    en: 'Returns are time-weighted; periods over one year are annualised. Since inception, benchmark and excess are over the months both have.',
    jp: '収益率は時間加重収益率。1年を超える期間は年率換算。設定来のベンチマークと超過は、双方に実績のある同じ期間で計算。',
  },
  opening: {
    en: 'The opening value is the closing value less net flow and gain.',
    jp: '前月末時価は、期末時価から純資金流出入と運用損益を除いた額。',
  },
  policy: {
    en: 'Weights are shares of the total market value; deviation is weight less policy.',
    jp: '構成比は時価合計に対する割合。乖離は構成比から政策を引いた値。',
  },
  attribution: {
    en: 'Brinson-Fachler by asset class for each month; months are linked by {method}, so that effects add up to the excess return over the policy benchmark. What no class explains is shown under Other.',
    jp: '資産クラス別に月次でブリンソン・ファクラー法により計算し、{method}で連結。効果の合計は政策ベンチマークに対する超過収益率と一致。どの資産クラスでも説明できない部分は「その他」に表示。',
  },
  realised: {
    en: 'Realised risk from monthly returns, annualised by √12; tracking error, beta and captures against the mandate’s own benchmark.',
    jp: '実績リスクは月次収益率から計算し√12で年率換算。トラッキングエラー、ベータ、捕捉率は各マンデートのベンチマークに対する値。',
  },
  predicted: {
    en: 'Predicted risk is a year ahead, from the vendor’s exposures, factor covariance and specific risk; contributions add up to the total.',
    jp: '推定リスクは、ベンダーのエクスポージャー、ファクター共分散、固有リスクによる今後1年の値。寄与の合計は全体と一致。',
  },
  noModel: {
    en: 'There is no vendor risk data for this month-end: realised risk only.',
    jp: 'この月末のベンダーリスクデータがないため、実績リスクのみを表示。',
  },
  privateAssets: {
    en: 'In the investor’s currency at month-end rates. DPI is distributions, TVPI distributions and NAV, over paid-in capital; net IRR from dated flows and NAV. NAV age is the days from the last valuation that was no estimate; of the whole, the oldest.',
    jp: '月末レートによる投資家の基準通貨換算。DPIは分配累計、TVPIは分配累計とNAVの合計を、払込累計で割った倍率。ネットIRRは日付付きキャッシュフローとNAVから計算。NAV経過日数は推定を除く直近の評価日からの日数（合計は最長）。',
  },
  hedge: {
    en: 'Exposure in the base currency; ratio is the hedged amount over exposure, as of the month-end.',
    jp: 'エクスポージャーは基準通貨換算。ヘッジ比率は月末時点のヘッジ額をエクスポージャーで割った値。',
  },
  basel: {
    en: 'The approach of each fund follows the order of the notice; required capital is risk-weighted assets times {percent} %.',
    jp: '告示の順序に従いファンドごとに適用方式を判定。所要自己資本額はリスク・アセットの{percent}%。',
  },
  comments: {
    en: 'Comments chosen for the committee by the time these papers were made; each figure as its writer read it.',
    jp: '本資料の作成時までに委員会資料への掲載が選ばれたコメント。数値は記入者が記入時に見た値。',
  },
  restatements: {
    en: 'Compared with what was known when this report was published.',
    jp: '当月報告書の公開時点の情報と比較。',
  },
  rounding: {
    en: 'Figures are rounded half away from zero, so totals may not add up. “-” means that there is no figure.',
    jp: '表示単位未満を四捨五入しているため、合計が一致しない場合があります。「-」は数値がないことを示します。',
  },
  gap: {
    en: 'Gap: {have} of {of} mandates had reported. No total over them is given.',
    jp: '欠測：{of}マンデート中{have}件報告済み。これらを含む合計は表示しません。',
  },
} as const satisfies Record<string, Both>;

/** Words of the cover, headers and footers, and the notes at the end. */
export const paperWords = {
  confidential: { en: 'Handle with care', jp: '取扱注意' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  meetingDay: { en: 'Meeting', jp: '開催日' },
  asOf: { en: 'As of', jp: '基準日' },
  publication: { en: 'Publication', jp: '公開版' },
  publicationOf: { en: 'version {n}, published {time} by {by}', jp: '第{n}版（{time} {by} 公開）' },
  knownAt: { en: 'As known on', jp: 'データ時点' },
  hash: { en: 'SHA-256 of the publication', jp: '公開版のSHA-256' },
  contents: { en: 'Contents', jp: '目次' },
  madeAt: { en: 'Created at {time}', jp: '作成日時：{time}' },
  frozen: {
    en: 'Every figure is as known when version {n} was published ({time} Tokyo). Later corrections do not change it.',
    jp: '数値はすべて第{n}版の公開時点（{time} 東京）のものです。その後の訂正では変わりません。',
  },
  notes: { en: 'Notes', jp: '注記' },
  leftOutOf: { en: '{section}: {why}', jp: '{section}：{why}' },
  leftOut: { en: 'Left out', jp: '掲載のない項目' },
  package: { en: 'not in the organisation’s packages', jp: '契約パッケージの対象外' },
  noData: { en: 'no data for the month', jp: '当月のデータなし' },
  million: { en: '{currency} millions', jp: '百万{currency}' },
  yen: { en: 'JPY', jp: '円' },
  unitMark: { en: '(Unit: {unit})', jp: '（単位：{unit}）' },
  attached: { en: 'Attached: {file}', jp: '添付：{file}' },
  packHash: { en: 'SHA-256 of this pack', jp: '本資料のSHA-256' },
  workbookTitle: { en: 'Appendix: figures', jp: '付表：数値' },
  workbookUnit: {
    en: 'amounts in {currency}, rates and weights as decimals (0.01 = 1%)',
    jp: '金額は{currency}、率と構成比は小数（0.01＝1%）',
  },
  traceNote: {
    en: 'The key of each figure is noted on its cell; it opens the trace in the product.',
    jp: '各数値の追跡キーはセルのメモにあります。製品内でその根拠を開けます。',
  },
  about: { en: 'About', jp: '概要' },
} as const satisfies Record<string, Both>;

/**
 * Fills the placeholders, in both languages.
 *
 * @example filled({ en: 'Version {n}', jp: '第{n}版' }, { n: 2 }).en // 'Version 2'
 */
export function filled(text: Both, params: Readonly<Record<string, string | number | Both>>): Both {
  const inOne = (language: 'en' | 'jp') =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name] ?? '';
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { en: inOne('en'), jp: inOne('jp') };
}

/** The unit in which amounts are printed. */
export function unitOf(currency: string): Both {
  return filled(paperWords.million, { currency: currency === 'JPY' ? paperWords.yen : currency });
}
