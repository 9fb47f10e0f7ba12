import type { ContributionPeriod } from '@hakaru/contract/benchmarks';
import { defineText } from '#platform/text';

export const contributionsText = defineText({
  title: { en: 'Contribution of the components', jp: '構成要素の寄与度' },
  unit: { en: '% of the benchmark’s return', jp: '収益率への寄与、%' },
  by: { en: 'Added up by', jp: '集計単位' },
  component: { en: 'Component', jp: '構成要素' },
  through: { en: 'to {date}', jp: '{date}まで' },
  spread: { en: 'Yearly spread', jp: '上乗せ' },
  total: { en: 'Return of the benchmark', jp: 'ベンチマーク収益率' },
  note: {
    en: 'Weight × return, each month multiplied by the growth of the benchmark before it, so that the components add up to the linked return. Not annualised.',
    jp: '構成比 × 収益率に当月より前のベンチマークの累積を乗じた合計で、構成要素の合計が連鎖収益率に一致します。年率換算はしていません。',
  },
  none: { en: 'No full period yet', jp: '集計できる期間がまだありません' },
  noneBody: {
    en: 'Contributions appear once all components have returns for a whole period.',
    jp: 'すべての構成要素の収益率が期間分そろうと表示されます。',
  },
  failed: { en: 'Contributions could not be loaded', jp: '寄与度を読み込めませんでした' },
});

export const contributionPeriodText = defineText({
  quarter: { en: 'Quarter', jp: '四半期' },
  fiscalYear: { en: 'Fiscal year', jp: '年度' },
  year: { en: 'Year', jp: '暦年' },
}) satisfies Record<ContributionPeriod, unknown>;
