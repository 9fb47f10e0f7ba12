import { defineText } from '#platform/text';

/** Words of the two panels of the whole that go without linking. */
export const decisionsText = defineText({
  funds: { en: 'Without linking', jp: '連結によらない要因' },
  fundsNote: {
    en: 'Davies and Laker: four funds that nobody held, except the last, are compounded over the whole period and compared only then. Their effects need no linking, and exist for the total only. Allocation: the held mix at benchmark returns beside the policy mix; selection: the policy mix at own returns beside the policy mix; interaction: what both leave.',
    jp: 'デービス・レイカー法：4つの想定ファンド（最後の1つは実際の保有）を期間を通じて連鎖し、その後に比較します。連結を必要とせず、資産全体についてのみ計算されます。資産配分効果 = 実際構成比・ベンチマーク収益率 − 政策アセットミックス、銘柄選択効果 = 政策構成比・実際収益率 − 政策アセットミックス、複合効果 = その残りです。',
  },
  effect: { en: 'Effect', jp: '要因' },
  linked: { en: 'Linked by {linking}', jp: '{linking}による連結' },
  compounded: { en: 'By notional funds', jp: '想定ファンド比較' },
  allocation: { en: 'Allocation', jp: '資産配分効果' },
  selection: { en: 'Selection', jp: '銘柄選択効果' },
  interaction: { en: 'Interaction', jp: '複合効果' },
  other: { en: 'Residual', jp: 'その他要因' },
  active: { en: 'Active return', jp: '超過収益率' },
  steps: { en: 'Decision by decision', jp: '意思決定の段階別' },
  stepsNote: {
    en: 'Each decision is measured against the one before: first how the classes are weighted, then which benchmarks their mandates follow, last what the managers made beyond those. (1 + classes) × (1 + benchmarks) × (1 + managers) × (1 + residual) = (1 + return) ÷ (1 + benchmark); months compound.',
    jp: '各段階の決定を直前の段階と比較します。まず資産クラスの構成、次に各マンデートのベンチマークの選択、最後に各ファンドがそれを上回った部分です。(1 + 資産クラス) × (1 + ベンチマーク) × (1 + ファンド) × (1 + その他要因) = (1 + 収益率) ÷ (1 + ベンチマーク)。月次は連鎖します。',
  },
  decision: { en: 'Decision', jp: '決定' },
  ratio: { en: 'Effect', jp: '要因' },
  classes: { en: 'Classes: weights beside the policy', jp: '資産クラス：政策構成との差' },
  benchmarks: { en: 'Mandates: their benchmarks beside those of the classes', jp: 'マンデート：資産クラスとは異なるベンチマーク' },
  managers: { en: 'Managers: returns beyond their benchmarks', jp: 'ファンド：ベンチマークを上回った部分' },
  fundReturns: { en: 'Returns of the notional funds', jp: '想定ファンドの収益率' },
  stepReturns: { en: 'Returns after each decision', jp: '各決定後の収益率' },
  fund: { en: 'Fund', jp: 'ファンド' },
  return: { en: 'Return', jp: '収益率' },
  policyMix: { en: 'Policy mix', jp: '政策アセットミックス' },
  heldAtBenchmark: { en: 'Held mix, benchmark returns', jp: '実際構成比・ベンチマーク収益率' },
  policyAtOwn: { en: 'Policy mix, own returns', jp: '政策構成比・実際収益率' },
  heldAtOwn: { en: 'Held mix, own returns', jp: '実際構成比・実際収益率' },
  mandatesAtBenchmark: { en: 'Held mandates, their benchmarks’ returns', jp: '保有マンデート・各ベンチマーク収益率' },
  reported: { en: 'The fund as reported', jp: '報告された資産全体' },
});
