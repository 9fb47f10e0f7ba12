import type { Measure } from '@hakaru/contract/figures';
import type { Both } from '@hakaru/contract/languages';
import { words } from './pack-text';

/** The name of figures that are not listed below. */
export const anyFigure: Both = { en: 'Figure', jp: '数値' };

/** The names of figures that are often commented on, without the unit a column heading has. */
export const figureWords: Readonly<Partial<Record<Measure, Both>>> = {
  marketValue: words.marketValue,
  weight: words.actual,
  policyWeight: words.policy,
  deviation: words.deviation,
  flow: words.flow,
  profit: words.gain,
  return: words.return,
  benchmarkReturn: { en: 'Benchmark return', jp: 'ベンチマーク収益率' },
  excess: { en: 'Excess return', jp: '超過収益率' },
  contribution: { en: 'Contribution', jp: '寄与度' },
  cumulativeReturn: { en: 'Cumulative return', jp: '累積収益率' },
  volatility: { en: 'Volatility', jp: '標準偏差' },
  trackingError: { en: 'Tracking error', jp: 'トラッキングエラー' },
  informationRatio: words.informationRatio,
  beta: words.beta,
  maxDrawdown: { en: 'Max. drawdown', jp: '最大ドローダウン' },
  commitment: words.commitment,
  called: words.called,
  distributed: words.distributed,
  unfunded: words.unfunded,
  nav: words.nav,
  navAge: words.navAge,
  navAgeAverage: { en: 'Average NAV age by value, days', jp: 'NAV加重平均の経過日数' },
  irrNet: { en: 'Net IRR', jp: 'ネットIRR' },
};
