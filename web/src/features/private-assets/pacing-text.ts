import { defineText } from '#platform/text';

export const pacingText = defineText({
  title: { en: 'Pacing forecast', jp: 'コミットメント計画（見通し）' },
  chart: { en: 'NAV forecast', jp: 'NAVの見通し' },
  low: { en: 'Low growth', jp: '低成長' },
  base: { en: 'Base', jp: '標準' },
  high: { en: 'High growth', jp: '高成長' },
  yearTo: { en: 'Year to {day}', jp: '{day}までの1年' },
  until: { en: 'Year to', jp: '期末' },
  calls: { en: 'Expected calls', jp: '払込見込み' },
  distributions: { en: 'Expected distributions', jp: '分配見込み' },
  nav: { en: 'NAV', jp: 'NAV' },
  navLow: { en: 'NAV, low', jp: 'NAV（低成長）' },
  navHigh: { en: 'NAV, high', jp: 'NAV（高成長）' },
  noRate: { en: 'A fund’s currency has no rate', jp: '一部の通貨の為替レートがありません' },
  counted: { en: 'Included: {funds}.', jp: '対象：{funds}。' },
  countedOf: { en: '{ref} (assumptions from {day})', jp: '{ref}（{day}からの前提）' },
  left: { en: 'Not included: {funds}.', jp: '対象外：{funds}。' },
  no_data: { en: 'no assumptions, commitment or value', jp: '前提・コミットメント・評価額のいずれかがありません' },
  too_short: { en: 'past its assumed life', jp: '前提とした存続期間を経過' },
  none: { en: 'Nothing is forecast for these funds', jp: '見通しのあるファンドはありません' },
  model: {
    en: 'Takahashi–Alexander by year: calls are a share of the unfunded commitment, distributions a share of the value after growth: (year ÷ life) to the power of the bow, or the minimum distribution if that is higher. Includes calls and distributions already announced.',
    jp: '高橋・アレクサンダー・モデル（年次）。払込は未払込残高に対する割合、分配は成長後の評価額に対する割合（経過年÷存続年数のべき乗、または最低分配率の大きい方）。通知済みの払込・分配を含みます。',
  },
  atRates: { en: 'At the rates of {day}.', jp: '{day}の為替レートで換算。' },
});
