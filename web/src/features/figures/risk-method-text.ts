import { defineText } from '#platform/text';

/** How figures of risk come about. */
export const riskMethods = defineText({
  'statistics.up-capture': { en: 'Capture in rising months', jp: '上昇月の捕捉率' },
  'statistics.down-capture': { en: 'Capture in falling months', jp: '下落月の捕捉率' },
  'statistics.correlation': { en: 'Correlation with the benchmark', jp: 'ベンチマークとの相関係数' },
  'statistics.excess-correlation': { en: 'Correlation of excess returns', jp: '超過収益率の相関係数' },
  'statistics.sharpe': { en: 'Return per unit of risk', jp: 'リスク1単位当たりの収益率' },
  'statistics.downside-deviation': { en: 'Deviation below zero', jp: 'ゼロを下回る収益率の偏差' },
  'statistics.sortino': { en: 'Return per unit of downside deviation', jp: '下方偏差1単位当たりの収益率' },
  'statistics.treynor': { en: 'Return per unit of beta', jp: 'ベータ1単位当たりの収益率' },
  'statistics.jensen-alpha': { en: 'Return beyond beta times the benchmark', jp: 'ベータで説明できない収益率' },
  'statistics.systematic-risk': { en: 'Risk that comes from the benchmark', jp: 'ベンチマークに連動するリスク' },
  'risk.states': { en: 'Today’s weights over past months', jp: '現在の構成比による過去の変動' },
  'risk.contributions': { en: 'Weight times covariance with the mix', jp: '構成比 × 資産構成との共分散' },
  'risk.total': { en: 'Risk by the factor model', jp: 'ファクターモデルによるリスク' },
  'risk.active': { en: 'Active risk by the factor model', jp: 'ファクターモデルによるアクティブリスク' },
  'risk.beta': { en: 'Beta by the factor model', jp: 'ファクターモデルによるベータ' },
  'risk.factor': { en: 'Part of the factors', jp: 'ファクターによる部分' },
  'risk.specific': { en: 'Part of the securities alone', jp: '銘柄固有の部分' },
  'risk.share': { en: 'Share of the variance', jp: '分散に占める割合' },
  'risk.coverage': { en: 'Share of the weight the model knows', jp: 'モデルが捕捉する構成比' },
  'risk.undiversified': { en: 'Tracking errors by value', jp: '時価加重のトラッキングエラー' },
  'risk.exposure': { en: 'Active weights at their exposures', jp: 'アクティブウェイトによる加重' },
  'risk.total-exposure': { en: 'Weights at their exposures', jp: '構成比による加重' },
  'stress.shock': { en: 'Shock as entered', jp: '入力されたショック' },
  'stress.effect': { en: 'Value at its shock, and what factors do to the mandates', jp: '時価 × ショックとファクターによる影響' },
  'stress.factor-effect': { en: 'Value at the shocks on its exposures', jp: '時価 × エクスポージャー × ショック' },
  'stress.return': { en: 'Effect over the value', jp: '影響額 ÷ 時価' },
  'stress.value': { en: 'Value with the effect', jp: '時価に影響額を加算' },
  'stress.weight': { en: 'Share of the stressed total', jp: 'ストレス後の資産全体に占める割合' },
  'stress.deviation': { en: 'Stressed weight less policy', jp: 'ストレス後の構成比と政策の差' },
  'stress.outside': { en: 'Stressed weight beside the band', jp: 'ストレス後の構成比と許容乖離幅の比較' },
  'stress.coverage': { en: 'Value of mandates with factor data', jp: 'ファクターデータのあるマンデートの時価' },
  'risk.exposure-of-whole': { en: 'Exposures of the mandates by value', jp: 'マンデートの時価加重' },
  'risk.factor-variance': { en: 'Exposure and covariances of the factor', jp: 'エクスポージャーと共分散' },
  'risk.specific-variance': { en: 'Active weights at specific risk', jp: 'アクティブウェイトと固有リスク' },
  'risk.factor-contribution': { en: 'Variance of the factor over the risk', jp: 'ファクターの分散 ÷ リスク' },
  'risk.contribution': { en: 'Active weight at its marginal risk', jp: 'アクティブウェイト × 限界リスク' },
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
  'statistics.sharpe': {
    en: 'Mean monthly return ÷ its deviation × √12, with a riskless rate of zero',
    jp: '月次収益率の平均 ÷ 標準偏差 × √12（無リスク金利はゼロ）',
  },
  'statistics.downside-deviation': {
    en: '√(Σ min(monthly return, 0)² ÷ all months × 12)',
    jp: '√（Σ min(月次収益率, 0)² ÷ 全月数 × 12）',
  },
  'statistics.sortino': {
    en: 'Mean monthly return × √12 ÷ monthly downside deviation, with a least accepted return of zero',
    jp: '月次収益率の平均 × √12 ÷ 月次の下方偏差（最低許容収益率はゼロ）',
  },
  'statistics.treynor': {
    en: 'Annualised return ÷ beta, with a riskless rate of zero',
    jp: '年率収益率 ÷ ベータ（無リスク金利はゼロ）',
  },
  'statistics.jensen-alpha': {
    en: 'Annualised return − beta × annualised benchmark, with a riskless rate of zero',
    jp: '年率収益率 − ベータ × 年率ベンチマーク（無リスク金利はゼロ）',
  },
  'statistics.systematic-risk': {
    en: 'Beta × annualised deviation of the benchmark',
    jp: 'ベータ × ベンチマークの年率標準偏差',
  },
  'risk.states': {
    en: '√(mean of (return of today’s mix in a month − its mean)² × 12), each month of the window equally likely',
    jp: '√（（各月における現在の構成の収益率 − その平均）²の平均 × 12）。期間内の各月を等確率とする',
  },
  'risk.contributions': {
    en: 'Weight × covariance of the class with the mix × 12 ÷ risk of the mix; the classes add up to it',
    jp: '構成比 × 資産クラスと全体の共分散 × 12 ÷ 全体のリスク。各資産クラスの合計が全体のリスクになる',
  },
  'risk.total': {
    en: '√(x′Fx + Σ weight² × specific risk²), x = Σ weight × exposure',
    jp: '√（x′Fx + Σ 構成比² × 固有リスク²）、x = Σ 構成比 × エクスポージャー',
  },
  'risk.active': { en: '√(Σ variance from each factor + specific variance)', jp: '√（各ファクターの分散の合計 + 固有分散）' },
  'risk.beta': {
    en: 'Covariance with the benchmark ÷ variance of the benchmark, both by the model',
    jp: 'モデルによるベンチマークとの共分散 ÷ ベンチマークの分散',
  },
  'risk.factor': { en: '√(Σ variance from each factor)', jp: '√（各ファクターの分散の合計）' },
  'risk.specific': { en: '√(specific variance)', jp: '√（固有分散）' },
  'risk.share': { en: 'Risk of the part² ÷ active risk²', jp: '部分のリスク² ÷ アクティブリスク²' },
  'risk.coverage': {
    en: 'Weight with exposures and specific risk ÷ all weight; below 95% no risk is given',
    jp: 'エクスポージャーと固有リスクのある構成比 ÷ 全構成比（95%未満はリスクを表示しない）',
  },
  'risk.undiversified': { en: 'Σ share of the value × tracking error of the mandate', jp: 'Σ 時価の割合 × マンデートのトラッキングエラー' },
  'risk.total-exposure': { en: 'Σ weight × exposure of the security', jp: 'Σ 構成比 × 銘柄のエクスポージャー' },
  'stress.shock': { en: 'An assumption of the stress test', jp: 'ストレステストの仮定' },
  'stress.effect': {
    en: 'Value × shock on the class + Σ effect of shocks on factors in its mandates; of the whole, the sum over the classes',
    jp: '時価 × 資産クラスのショック + Σ マンデートのファクターショックによる影響額。資産全体は各資産クラスの合計',
  },
  'stress.factor-effect': { en: 'Value × Σ exposure × shock on the factor', jp: '時価 × Σ（エクスポージャー × ファクターのショック）' },
  'stress.return': { en: 'Effect ÷ value before', jp: '影響額 ÷ ストレス前の時価' },
  'stress.value': { en: 'Value before + effect', jp: 'ストレス前の時価 + 影響額' },
  'stress.weight': { en: 'Value after ÷ total after', jp: 'ストレス後の時価 ÷ ストレス後の資産全体' },
  'stress.deviation': { en: 'Weight after − policy weight', jp: 'ストレス後の構成比 − 政策比率' },
  'stress.outside': {
    en: '1 where the deviation is larger than the band, else 0; of the whole, the number of classes',
    jp: '乖離が許容乖離幅を超える場合は1、それ以外は0。資産全体は該当クラス数',
  },
  'stress.coverage': {
    en: 'Value of mandates with factor data ÷ value of the whole',
    jp: 'ファクターデータのあるマンデートの時価 ÷ 資産全体の時価',
  },
  'risk.exposure': {
    en: 'Σ (weight − benchmark weight) × exposure of the security',
    jp: 'Σ（構成比 − ベンチマーク構成比）× 銘柄のエクスポージャー',
  },
  'risk.exposure-of-whole': { en: 'Σ share of the value × exposure of the mandate', jp: 'Σ 時価の割合 × マンデートのエクスポージャー' },
  'risk.factor-variance': {
    en: 'Exposure × Σ covariance × exposure of the other factor',
    jp: 'エクスポージャー × Σ（共分散 × 他のファクターのエクスポージャー）',
  },
  'risk.specific-variance': {
    en: 'Σ (weight − benchmark weight)² × specific risk²',
    jp: 'Σ（構成比 − ベンチマーク構成比）² × 固有リスク²',
  },
  'risk.factor-contribution': { en: 'Variance from the factor ÷ active risk', jp: 'ファクターの分散 ÷ アクティブリスク' },
  'risk.contribution': {
    en: 'Active weight × covariance with the active portfolio ÷ active risk',
    jp: 'アクティブウェイト × アクティブ部分との共分散 ÷ アクティブリスク',
  },
});
