import type { Measure } from '@hakaru/contract/figures';
import { defineText } from '#platform/text';

/** What each measure is called, in full; columns use the short words of `figuresText`. */
export const measureText = defineText({
  marketValue: { en: 'Market value', jp: '時価総額' },
  flow: { en: 'Net cash flow', jp: '資金純流出入' },
  profit: { en: 'Investment profit', jp: '運用損益' },
  weight: { en: 'Weight', jp: '構成比' },
  policyWeight: { en: 'Policy weight', jp: '政策資産構成割合' },
  deviation: { en: 'Deviation from policy', jp: '政策との乖離' },
  band: { en: 'Tolerance band', jp: '許容乖離幅' },
  toPolicy: { en: 'Amount to policy', jp: '政策比率までの金額' },
  toBand: { en: 'Amount to the band', jp: '許容範囲までの金額' },
  outsideBand: { en: 'Outside the band', jp: '許容範囲外' },
  return: { en: 'Return', jp: '収益率' },
  benchmarkReturn: { en: 'Benchmark return', jp: 'ベンチマーク収益率' },
  excess: { en: 'Excess return', jp: '超過収益率' },
  cumulativeReturn: { en: 'Cumulative return', jp: '累積収益率' },
  cumulativeBenchmark: { en: 'Cumulative benchmark return', jp: 'ベンチマーク累積収益率' },
  contribution: { en: 'Contribution', jp: '寄与度' },
  volatility: { en: 'Volatility', jp: 'リスク（標準偏差）' },
  trackingError: { en: 'Tracking error', jp: 'トラッキングエラー' },
  informationRatio: { en: 'Information ratio', jp: 'インフォメーションレシオ' },
  beta: { en: 'Beta', jp: 'ベータ' },
  maxDrawdown: { en: 'Maximum drawdown', jp: '最大ドローダウン' },
  drawdown: { en: 'Drawdown', jp: 'ドローダウン' },
  auditedShare: { en: 'Audited share', jp: '監査済の割合' },
  valuatedShare: { en: 'Valuated share', jp: '評価済の割合' },
  estimatedShare: { en: 'Estimated share', jp: '推定の割合' },
  valueAge: { en: 'Age of the oldest value', jp: '最も古い評価の経過日数' },
  assumedReturn: { en: 'Assumed rate of return', jp: '予定利率' },
  overAssumed: { en: 'Return over the assumed rate', jp: '予定利率に対する超過' },
  pme: { en: 'PME (Kaplan-Schoar)', jp: 'PME（KS）' },
  pmeReturn: { en: 'PME return (Long-Nickels)', jp: 'PME収益率（LN）' },
}) satisfies Record<Measure, unknown>;

export const horizonText = defineText({
  '1m': { en: '1M', jp: '当月' },
  '2m': { en: '2M', jp: '2ヵ月' },
  '3m': { en: '3M', jp: '3ヵ月' },
  '6m': { en: '6M', jp: '6ヵ月' },
  '9m': { en: '9M', jp: '9ヵ月' },
  '12m': { en: '12M', jp: '12ヵ月' },
  qtd: { en: 'QTD', jp: '四半期初来' },
  fytd: { en: 'FYTD', jp: '年度初来' },
  ytd: { en: 'YTD', jp: '年初来' },
  '36m': { en: '36M', jp: '36ヵ月' },
  '60m': { en: '60M', jp: '60ヵ月' },
  '1y': { en: '1Y', jp: '1年' },
  '2y': { en: '2Y', jp: '2年' },
  '3y': { en: '3Y', jp: '3年' },
  '5y': { en: '5Y', jp: '5年' },
  '7y': { en: '7Y', jp: '7年' },
  '10y': { en: '10Y', jp: '10年' },
  itd: { en: 'Since inc.', jp: '設定来' },
});

/** Why there is a dash. */
export const reasonText = defineText({
  no_data: { en: 'No data has been reported for this date', jp: 'この日付のデータは報告されていません' },
  gap: { en: 'A month or a part is missing, so no figure is given', jp: '欠けている月または内訳があるため表示しません' },
  no_root: { en: 'The equation has no solution', jp: '方程式に解がありません' },
  zero_denominator: { en: 'It would be divided by zero', jp: '分母がゼロになります' },
  too_short: { en: 'The history is shorter than the period', jp: '実績が対象期間に足りません' },
  not_applicable: { en: 'Does not apply here', jp: '対象外です' },
  total_loss: { en: 'The capital was lost in full', jp: '元本が全額失われています' },
});

export const qualityText = defineText({
  audited: { en: 'audited', jp: '監査済' },
  valuated: { en: 'valuated', jp: '評価済' },
  estimated: { en: 'estimated', jp: '推定' },
});
