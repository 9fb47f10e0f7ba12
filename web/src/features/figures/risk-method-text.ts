import { defineText } from '#platform/text';

/** How figures of risk come about. */
export const riskMethods = defineText({
  'statistics.up-capture': { en: 'Capture in rising months', jp: '上昇月の捕捉率' },
  'statistics.down-capture': { en: 'Capture in falling months', jp: '下落月の捕捉率' },
  'statistics.correlation': { en: 'Correlation with the benchmark', jp: 'ベンチマークとの相関係数' },
  'statistics.excess-correlation': { en: 'Correlation of excess returns', jp: '超過収益率の相関係数' },
});

/** The same as formulas. */
export const riskFormulas = defineText({
  'statistics.up-capture': {
    en: 'Annualised return ÷ annualised benchmark, both linked over the months with a benchmark above zero (geometric)',
    jp: 'ベンチマークがプラスの月だけを連鎖した年率収益率 ÷ 同じ月のベンチマーク年率収益率（幾何）',
  },
  'statistics.down-capture': {
    en: 'Annualised return ÷ annualised benchmark, both linked over the months with a benchmark of zero or below (geometric)',
    jp: 'ベンチマークがゼロ以下の月だけを連鎖した年率収益率 ÷ 同じ月のベンチマーク年率収益率（幾何）',
  },
  'statistics.correlation': {
    en: 'Covariance with the benchmark ÷ (deviation × deviation of the benchmark)',
    jp: 'ベンチマークとの共分散 ÷（標準偏差 × ベンチマークの標準偏差）',
  },
  'statistics.excess-correlation': {
    en: 'Covariance of the two excess returns ÷ (deviation × deviation)',
    jp: '2つの超過収益率の共分散 ÷（標準偏差 × 標準偏差）',
  },
});
