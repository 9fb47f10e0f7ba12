import { defineText } from '#platform/text';

/** How figures of the attribution come about. */
export const attributionMethods = defineText({
  'attribution.average': { en: 'Average over the months', jp: '月次の平均' },
  'attribution.policy-return': { en: 'Policy mix of the month', jp: '当月の政策資産構成の収益率' },
  'attribution.allocation': { en: 'Brinson-Fachler, allocation', jp: 'ブリンソン・ファクラー法（資産配分）' },
  'attribution.selection': { en: 'Brinson-Fachler, selection', jp: 'ブリンソン・ファクラー法（銘柄選択）' },
  'attribution.interaction': { en: 'Brinson-Fachler, interaction', jp: 'ブリンソン・ファクラー法（複合）' },
  'attribution.manager': { en: 'Return beyond the mandate’s benchmark', jp: 'マンデートのベンチマークに対する超過収益' },
  'attribution.benchmark': { en: 'Benchmark of the mandate beside that of the class', jp: 'マンデートと資産クラスのベンチマークの差' },
  'attribution.within': { en: 'What the mandates do not explain', jp: 'マンデートで説明されない部分' },
  'attribution.other': { en: 'What the classes do not explain', jp: '資産クラスで説明されない部分' },
  'attribution.coefficient': { en: 'Carino’s coefficient', jp: 'カリーニョ係数' },
  'attribution.linked': { en: 'Monthly effects linked by Carino', jp: '月次要因の連結（カリーニョ法）' },
});

/** The same as formulas. */
export const attributionFormulas = defineText({
  'attribution.average': {
    en: 'Sum over the months ÷ number of months; own weights as each month opened',
    jp: '各月の値の合計 ÷ 月数（構成比は月初時点）',
  },
  'attribution.policy-return': {
    en: 'Sum of policy weight × monthly benchmark return of the class',
    jp: '政策資産構成割合 × 資産クラスのベンチマーク月次収益率の合計',
  },
  'attribution.allocation': {
    en: '(Opening weight − policy weight) × (benchmark return − return of the policy mix)',
    jp: '（月初構成比 − 政策資産構成割合）×（ベンチマーク収益率 − 政策資産構成の収益率）',
  },
  'attribution.selection': {
    en: 'Policy weight × (return − benchmark return)',
    jp: '政策資産構成割合 ×（収益率 − ベンチマーク収益率）',
  },
  'attribution.interaction': {
    en: '(Opening weight − policy weight) × (return − benchmark return)',
    jp: '（月初構成比 − 政策資産構成割合）×（収益率 − ベンチマーク収益率）',
  },
  'attribution.other': {
    en: 'Excess of the whole − sum of the effects of the classes',
    jp: '資産全体の超過収益率 − 資産クラスの要因合計',
  },
  'attribution.coefficient': {
    en: '(ln(1 + return) − ln(1 + benchmark)) ÷ (return − benchmark), both linked over the months',
    jp: '（ln(1 + 収益率) − ln(1 + ベンチマーク)）÷（収益率 − ベンチマーク）。いずれも月次収益率の連鎖',
  },
  'attribution.linked': {
    en: 'Sum of monthly effect × coefficient of the month, ÷ coefficient of the period',
    jp: '（月次要因 × 当月の係数）の合計 ÷ 期間の係数',
  },
  'attribution.manager': {
    en: 'Opening weight × (return − benchmark return of the mandate)',
    jp: '月初構成比 ×（収益率 − マンデートのベンチマーク収益率）',
  },
  'attribution.benchmark': {
    en: 'Opening weight × (benchmark return of the mandate − benchmark return of the class)',
    jp: '月初構成比 ×（マンデートのベンチマーク収益率 − 資産クラスのベンチマーク収益率）',
  },
  'attribution.within': {
    en: 'Selection + interaction of the class − manager and benchmark effects of its mandates',
    jp: '資産クラスの銘柄選択効果 + 複合効果 − マンデートのファンド要因・ベンチマーク要因の合計',
  },
});
