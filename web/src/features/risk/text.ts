import { defineText } from '#platform/text';
import { riskTitles } from './title-text';

export const riskText = defineText({
  ...riskTitles,
  realised: { en: 'Realised risk', jp: '実績リスク' },
  realisedNote: {
    en: 'From the monthly returns reported, not from a risk model. It says what was, not what is to be expected.',
    jp: '報告された月次収益率から計算した実績値です。リスクモデルによる推定値ではありません。',
  },
  statistics: { en: 'Realised statistics', jp: '実績リスク指標' },
  statisticsUnit: { en: 'monthly returns; risk and tracking error a year, %', jp: '月次収益率、標準偏差とトラッキングエラーは年率%' },
  statisticsFoot: {
    en: 'Capture is the ratio of annualised returns in the months the benchmark rose (up) or did not (down). A dash: the history is shorter than the window.',
    jp: '捕捉率は、ベンチマークが上昇した月（上昇時）・上昇しなかった月（下落時）の年率収益率の比です。「-」は実績が期間に満たないことを示します。',
  },
  measure: { en: 'Measure', jp: '指標' },
  window: { en: 'Window', jp: '期間' },
  byMandate: { en: 'By mandate', jp: 'マンデート別' },
  byMandateUnit: { en: '{window}; risk and tracking error a year, %', jp: '{window}、標準偏差とトラッキングエラーは年率%' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  total: { en: 'Total', jp: '資産全体' },
  correlations: { en: 'Correlation of excess returns', jp: '超過収益率の相関' },
  correlationsUnit: { en: '{window}, mandates with a benchmark', jp: '{window}、ベンチマークのあるマンデート' },
  correlationsFoot: {
    en: 'Near 1: the two managers win and lose together. Near 0: their active risks diversify.',
    jp: '1に近いほど超過収益率が同じ方向に動き、0に近いほどアクティブリスクが分散します。',
  },
  noCorrelations: { en: 'No two mandates have enough months', jp: '相関を計算できるマンデートがありません' },
  failed: { en: 'Risk could not be loaded', jp: 'リスクを読み込めませんでした' },
});
