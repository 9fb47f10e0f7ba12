import { defineText } from '#platform/text';

/** Methods by id: what each is called, and its formula in words. */
export const methodName = defineText({
  'figures.fact': { en: 'Reported fact', jp: '報告された事実' },
  'figures.sum': { en: 'Sum of the parts', jp: '内訳の合計' },
  'figures.profit': { en: 'Change in value beyond cash flows', jp: '資金流出入を除く時価の増減' },
  'figures.weight': { en: 'Share of the total', jp: '資産全体に占める割合' },
  'figures.policy': { en: 'Policy in force', jp: '適用中の政策資産構成割合' },
  'figures.deviation': { en: 'Weight less policy', jp: '構成比と政策の差' },
  'figures.band': { en: 'Band of the policy in force', jp: '適用中の政策の許容乖離幅' },
  'figures.to-policy': { en: 'Amount back to policy', jp: '政策比率に戻すための金額' },
  'figures.to-band': { en: 'Amount back to the edge of the band', jp: '許容範囲の端に戻すための金額' },
  'figures.outside-band': { en: 'Classes outside their band', jp: '許容範囲外の資産クラス数' },
  'figures.assigned-benchmark': { en: 'Return of the assigned benchmark', jp: '設定されたベンチマークの収益率' },
  'figures.contribution': { en: 'Contribution to the total return', jp: '資産全体の収益率への寄与' },
  'returns.modified-dietz': { en: 'Modified Dietz, month', jp: '修正ディーツ法（月次）' },
  'returns.horizon': { en: 'Linked monthly returns', jp: '月次収益率の連鎖' },
  'returns.chain-link': { en: 'Linked monthly returns, cumulative', jp: '月次収益率の連鎖（累積）' },
  'returns.excess': { en: 'Arithmetic excess', jp: '超過収益率（算術）' },
  'statistics.volatility': { en: 'Annualised standard deviation', jp: '年率標準偏差' },
  'statistics.tracking-error': { en: 'Annualised deviation of the excess', jp: '超過収益率の年率標準偏差' },
  'statistics.information-ratio': { en: 'Information ratio', jp: 'インフォメーションレシオ' },
  'statistics.beta': { en: 'Slope against the benchmark', jp: 'ベンチマークに対する感応度' },
  'statistics.max-drawdown': { en: 'Deepest fall from a peak', jp: '直近高値からの最大下落率' },
  'benchmarks.composite': { en: 'Weighted parts', jp: '構成指数の加重平均' },
  'benchmarks.policyWeightedAverage': { en: 'Policy-weighted parts', jp: '政策比率による加重平均' },
  'benchmarks.mvWeightedAverage': { en: 'Parts weighted by opening value', jp: '期首時価による加重平均' },
  'benchmarks.spliced': { en: 'Spliced series', jp: '接続した系列' },
  'benchmarks.pme': { en: 'Public market equivalent', jp: '上場市場等価指数' },
});

export type MethodId = keyof typeof methodName;

export const methodFormula = defineText({
  'figures.fact': { en: 'Told by a source, and taken as it was told.', jp: '情報源から報告された値をそのまま使用します。' },
  'figures.sum': { en: 'The exact sum of the parts below.', jp: '下記の内訳を正確に合計します。' },
  'figures.profit': { en: 'Closing value − opening value − cash flows', jp: '期末時価 − 期首時価 − 資金流出入' },
  'figures.weight': { en: 'Market value ÷ market value of the total', jp: '時価 ÷ 資産全体の時価' },
  'figures.policy': {
    en: 'The weight given to the class by the policy in force on the day',
    jp: '基準日に適用される政策が定める資産クラスの割合',
  },
  'figures.deviation': { en: 'Weight − policy weight', jp: '構成比 − 政策資産構成割合' },
  'figures.band': { en: 'The band given to the class by the policy in force on the day', jp: '基準日に適用される政策が定める許容乖離幅' },
  'figures.to-policy': { en: 'Total × policy weight − market value', jp: '資産全体の時価 × 政策比率 − 時価' },
  'figures.to-band': {
    en: 'Total × nearest edge of the band − market value; nothing inside the band',
    jp: '資産全体の時価 × 許容範囲の近い端 − 時価（範囲内はゼロ）',
  },
  'figures.outside-band': {
    en: 'One where an amount to the band is left, counted over the classes',
    jp: '許容範囲までの金額が残る資産クラスを数えます',
  },
  'figures.assigned-benchmark': {
    en: 'The month of the benchmark assigned on that day',
    jp: 'その時点で設定されているベンチマークの月次収益率',
  },
  'figures.contribution': { en: 'Profit of the month ÷ opening value of the total', jp: '当月の運用損益 ÷ 資産全体の期首時価' },
  'returns.modified-dietz': {
    en: '(Closing − opening − flows) ÷ (opening + flows weighted by the share of the month they were there)',
    jp: '（期末時価 − 期首時価 − 資金流出入）÷（期首時価 + 期間加重した資金流出入）',
  },
  'returns.horizon': {
    en: 'Product of (1 + monthly return) − 1; over a year, as a yearly rate',
    jp: '（1 + 月次収益率）の積 − 1（1年超は年率換算）',
  },
  'returns.chain-link': { en: 'Product of (1 + monthly return) − 1', jp: '（1 + 月次収益率）の積 − 1' },
  'returns.excess': { en: 'Return − benchmark return', jp: '収益率 − ベンチマーク収益率' },
  'statistics.volatility': { en: '√(variance of monthly returns × 12), sample', jp: '√（月次収益率の標本分散 × 12）' },
  'statistics.tracking-error': { en: '√(variance of monthly excess returns × 12), sample', jp: '√（月次超過収益率の標本分散 × 12）' },
  'statistics.information-ratio': {
    en: '(Annualised return − annualised benchmark) ÷ tracking error',
    jp: '（年率収益率 − 年率ベンチマーク）÷ トラッキングエラー',
  },
  'statistics.beta': { en: 'Covariance with the benchmark ÷ variance of the benchmark', jp: 'ベンチマークとの共分散 ÷ ベンチマークの分散' },
  'statistics.max-drawdown': { en: 'Lowest (wealth ÷ highest wealth so far − 1)', jp: '（累積値 ÷ それまでの最高値 − 1）の最小値' },
  'benchmarks.composite': { en: 'Sum of weight × monthly return of the part', jp: '構成比 × 構成指数の月次収益率の合計' },
  'benchmarks.policyWeightedAverage': {
    en: 'Sum of policy weight × monthly return of the class benchmark',
    jp: '政策比率 × 資産クラスベンチマークの月次収益率の合計',
  },
  'benchmarks.mvWeightedAverage': {
    en: 'Sum of opening value ÷ total × monthly return of the benchmark',
    jp: '期首時価の割合 × ベンチマークの月次収益率の合計',
  },
  'benchmarks.spliced': { en: 'The series in force in the month', jp: '当月に適用される系列の収益率' },
  'benchmarks.pme': { en: 'The public series plus its yearly spread', jp: '上場指数に年率スプレッドを加えた収益率' },
}) satisfies Record<MethodId, unknown>;

/** Intermediate steps, by the ids the calculations note them under. */
export const stepText = defineText({
  from: { en: 'From the close of', jp: '期首（この日の終値から）' },
  to: { en: 'To the close of', jp: '期末' },
  periods: { en: 'Months linked', jp: '連鎖した月数' },
  growth: { en: 'Growth of 1', jp: '1の増加' },
  exponent: { en: 'Exponent for a yearly rate', jp: '年率換算の指数' },
  weight: { en: 'Weight', jp: '構成比' },
  spread: { en: 'Monthly spread', jp: '月次スプレッド' },
  gain: { en: 'Gain', jp: '損益' },
  averageCapital: { en: 'Average capital', jp: '平均投下元本' },
  subPeriod: { en: 'Part of the month', jp: '月中期間' },
  part: { en: 'Part', jp: '部分' },
  whole: { en: 'Whole', jp: '全体' },
  policyFrom: { en: 'Policy in force since', jp: '政策の適用開始日' },
  observations: { en: 'Months', jp: '月数' },
  mean: { en: 'Monthly mean', jp: '月次平均' },
  variance: { en: 'Variance', jp: '分散' },
  covariance: { en: 'Covariance', jp: '共分散' },
  varianceBenchmark: { en: 'Variance of the benchmark', jp: 'ベンチマークの分散' },
  premium: { en: 'Annualised excess', jp: '年率超過収益率' },
  trackingError: { en: 'Tracking error', jp: 'トラッキングエラー' },
  portfolioAnnualised: { en: 'Annualised return', jp: '年率収益率' },
  benchmarkAnnualised: { en: 'Annualised benchmark', jp: '年率ベンチマーク' },
  deepestAt: { en: 'Deepest in month', jp: '最も下落した月（順番）' },
  portfolio: { en: 'Return', jp: '収益率' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
});
