import { defineText } from '#platform/text';

/** Names of the attribution methods. */
export const attributionMethods = defineText({
  'attribution.average': { en: 'Average over the months', jp: '月次の平均' },
  'attribution.policy-return': { en: 'Policy mix of the month', jp: '当月の政策アセットミックスの収益率' },
  'attribution.allocation': { en: 'Brinson-Fachler, allocation', jp: 'ブリンソン・ファクラー法（資産配分）' },
  'attribution.selection': { en: 'Brinson-Fachler, selection', jp: 'ブリンソン・ファクラー法（銘柄選択）' },
  'attribution.interaction': { en: 'Brinson-Fachler, interaction', jp: 'ブリンソン・ファクラー法（複合）' },
  'attribution.manager': { en: 'Return beyond the mandate’s benchmark', jp: 'マンデートのベンチマークに対する超過収益' },
  'attribution.benchmark': { en: 'Benchmark of the mandate beside that of the class', jp: 'マンデートと資産クラスのベンチマークの差' },
  'attribution.within': { en: 'What the mandates do not explain', jp: 'マンデートで説明されない部分' },
  'attribution.other': { en: 'What the classes do not explain', jp: '資産クラスで説明されない部分' },
  'attribution.coefficient': { en: 'Cariño’s coefficient', jp: 'カリーニョ係数' },
  'attribution.linked': { en: 'Monthly effects linked by Cariño', jp: '月次要因の連結（カリーニョ法）' },
  'attribution.linked-by-factors': { en: 'Monthly effects, each by its factor', jp: '月次要因の連結（各月の倍率）' },
  'attribution.factor-menchero': { en: 'Menchero’s factor', jp: 'メンチェロ法の倍率' },
  'attribution.factor-grap': { en: 'Factor by growth before and after', jp: '前後の累積による倍率（GRAP法）' },
  'attribution.notional-return': { en: 'Held mix with the benchmarks’ returns', jp: '実際構成比とベンチマーク収益率の積和' },
  'attribution.selection-fund': { en: 'Policy mix with the classes’ own returns', jp: '政策資産構成割合と実際収益率の積和' },
  'attribution.held-fund': { en: 'Held mix with the classes’ own returns', jp: '実際構成比と実際収益率の積和' },
  'attribution.between-funds': { en: 'Davies and Laker: two notional funds compared', jp: 'デービス・レイカー法：想定ファンド間の差' },
  'attribution.notional-interaction': { en: 'Davies and Laker, interaction', jp: 'デービス・レイカー法（複合）' },
  'attribution.notional-other': { en: 'What the notional funds do not explain', jp: '想定ファンドで説明されない部分' },
  'attribution.mandate-mix': { en: 'Held mandates with their benchmarks’ returns', jp: '保有マンデートとそのベンチマーク収益率の積和' },
  'attribution.geometric-benchmark': { en: 'Choice of the mandates’ benchmarks, geometric', jp: 'マンデートのベンチマーク選択（幾何）' },
  'attribution.geometric-manager': { en: 'Managers beyond their benchmarks, geometric', jp: '各ファンドのベンチマーク超過（幾何）' },
  'attribution.geometric-within': { en: 'What the three decisions leave of the ratio', jp: '3段階の決定で説明されない比率' },
  'attribution.geometric-allocation': { en: 'Geometric Brinson, allocation', jp: '幾何ブリンソン法（資産配分）' },
  'attribution.geometric-selection': { en: 'Geometric Brinson, selection', jp: '幾何ブリンソン法（銘柄選択）' },
  'attribution.geometric-other': { en: 'What allocation and selection leave of the ratio', jp: '資産配分・銘柄選択で説明されない比率' },
  'attribution.geometric-total': { en: 'Effects multiplied', jp: '要因の積' },
  'attribution.compounded': { en: 'Monthly effects compounded', jp: '月次要因の連鎖' },
  'attribution.geometric-linked': { en: 'Monthly effects by the logarithm of the whole', jp: '月次要因の連結（対数係数）' },
  'attribution.log-coefficient': { en: 'Logarithm of the effect over the effect', jp: '要因の対数 ÷ 要因' },
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
    jp: '（月初構成比 − 政策資産構成割合）×（ベンチマーク収益率 − 政策アセットミックスの収益率）',
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
  'attribution.linked-by-factors': {
    en: 'Sum of monthly effect × factor of the month in the period',
    jp: '（月次要因 × 期間内の当月の倍率）の合計',
  },
  'attribution.factor-menchero': {
    en: 'M + correction × excess of the month; M = ((R − B) ÷ T) ÷ ((1 + R)^(1/T) − (1 + B)^(1/T))',
    jp: 'M + 補正 × 当月の超過収益率。M = ((R − B) ÷ T) ÷ ((1 + R)^(1/T) − (1 + B)^(1/T))',
  },
  'attribution.factor-grap': {
    en: 'Growth of the fund before the month × growth of the benchmark after it',
    jp: '当月より前のファンドの累積 × 当月より後のベンチマークの累積',
  },
  'attribution.notional-return': {
    en: 'Sum of opening weight × monthly benchmark return of the class',
    jp: '月初構成比 × 資産クラスのベンチマーク月次収益率の合計',
  },
  'attribution.selection-fund': {
    en: 'Sum of policy weight × monthly return of the class',
    jp: '政策資産構成割合 × 資産クラスの月次収益率の合計',
  },
  'attribution.held-fund': {
    en: 'Sum of opening weight × monthly return of the class',
    jp: '月初構成比 × 資産クラスの月次収益率の合計',
  },
  'attribution.between-funds': {
    en: 'Return of the notional fund − return of the policy mix, each compounded over the period first',
    jp: '想定ファンドの収益率 − 政策アセットミックスの収益率（いずれも期間を通じて連鎖した後に比較）',
  },
  'attribution.notional-interaction': {
    en: 'Held mix at own returns − policy mix at own returns − held mix at benchmark returns + policy mix',
    jp: '実際構成比・実際収益率 − 政策構成比・実際収益率 − 実際構成比・ベンチマーク収益率 + 政策アセットミックス',
  },
  'attribution.notional-other': {
    en: 'Active return − allocation − selection − interaction',
    jp: '超過収益率 − 資産配分効果 − 銘柄選択効果 − 複合効果',
  },
  'attribution.mandate-mix': {
    en: 'Return of the held mix at the classes’ benchmark returns + benchmark effects of the mandates',
    jp: '実際構成比によるベンチマーク収益率 + マンデートのベンチマーク要因の合計',
  },
  'attribution.geometric-benchmark': {
    en: 'Benchmark effects of the mandates ÷ (1 + return of the held mix at the classes’ benchmark returns)',
    jp: 'マンデートのベンチマーク要因の合計 ÷（1 + 実際構成比によるベンチマーク収益率）',
  },
  'attribution.geometric-manager': {
    en: 'Manager effects of the mandates ÷ (1 + return of the held mandates at their benchmarks’ returns)',
    jp: 'マンデートのファンド要因の合計 ÷（1 + 保有マンデートのベンチマーク収益率）',
  },
  'attribution.geometric-within': {
    en: '(1 + return) ÷ (1 + benchmark) ÷ ((1 + classes) × (1 + benchmarks) × (1 + managers)) − 1',
    jp: '(1 + 収益率) ÷ (1 + ベンチマーク) ÷（(1 + 資産クラス) × (1 + ベンチマーク選択) × (1 + ファンド要因)）− 1',
  },
  'attribution.geometric-allocation': {
    en: '(Opening weight − policy weight) × ((1 + benchmark return) ÷ (1 + return of the policy mix) − 1)',
    jp: '（月初構成比 − 政策資産構成割合）×（(1 + ベンチマーク収益率) ÷ (1 + 政策アセットミックスの収益率) − 1）',
  },
  'attribution.geometric-selection': {
    en: 'Opening weight × (return − benchmark return) ÷ (1 + return of the held mix at benchmark returns)',
    jp: '月初構成比 ×（収益率 − ベンチマーク収益率）÷（1 + 実際構成比によるベンチマーク収益率）',
  },
  'attribution.geometric-other': {
    en: '(1 + return) ÷ (1 + benchmark) ÷ ((1 + allocation) × (1 + selection)) − 1',
    jp: '(1 + 収益率) ÷ (1 + ベンチマーク) ÷（(1 + 資産配分効果) × (1 + 銘柄選択効果)）− 1',
  },
  'attribution.geometric-total': {
    en: '(1 + allocation) × (1 + selection) × (1 + residual) − 1',
    jp: '(1 + 資産配分効果) × (1 + 銘柄選択効果) × (1 + その他要因) − 1',
  },
  'attribution.compounded': { en: 'Product of (1 + monthly effect) − 1', jp: '（1 + 月次要因）の積 − 1' },
  'attribution.geometric-linked': {
    en: 'Sum of monthly effect × coefficient of the month, ÷ coefficient of the period',
    jp: '（月次要因 × 当月の係数）の合計 ÷ 期間の係数',
  },
  'attribution.log-coefficient': { en: 'ln(1 + effect) ÷ effect; 1 where there is none', jp: 'ln(1 + 要因) ÷ 要因（要因がゼロの場合は1）' },
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

/** Names of the methods by which a benchmark's return is divided among its components. */
export const benchmarkMethods = defineText({
  'benchmarks.part-weight': { en: 'Weight the month opened with', jp: '月初の構成比' },
  'benchmarks.part-contribution': { en: 'Component of the month', jp: '構成要素の月次寄与度' },
  'benchmarks.part-linked': { en: 'Contributions added up through the period', jp: '期間を通じた寄与度の合計' },
  'benchmarks.spread': { en: 'Yearly spread of the month', jp: '上乗せの月次分' },
});

/** The same as formulas. */
export const benchmarkFormulas = defineText({
  'benchmarks.part-weight': {
    en: 'Recorded weight, drifted since the last rebalancing, or share of the opening values',
    jp: '登録された構成比（リバランス後の変動を含む）または期首時価の割合',
  },
  'benchmarks.part-contribution': { en: 'Weight × monthly return of the component', jp: '構成比 × 構成要素の月次収益率' },
  'benchmarks.part-linked': {
    en: 'Sum of monthly contribution × growth of the benchmark before the month',
    jp: '月次寄与度 × 当月より前のベンチマークの累積の合計',
  },
  'benchmarks.spread': { en: '(1 + yearly spread)^(1/12) − 1', jp: '（1 + 年率の上乗せ）^(1/12) − 1' },
});
