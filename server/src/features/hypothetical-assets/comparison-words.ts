import type { HypotheticalBasis } from '@hakaru/contract/hypothetical-assets';
import type { Both } from '@hakaru/contract/languages';

/** The texts of an exported comparison. */
export const words = {
  title: { en: 'HYPOTHETICAL: comparison with the actual asset', jp: '仮想：実績との比較' },
  mark: { en: 'Hypothetical: not actual performance', jp: '仮想：実際の運用成果ではありません' },
  named: { en: 'Hypothetical: {name}', jp: '仮想：{name}' },
  actual: { en: 'Actual', jp: '実績' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  period: { en: 'Common period', jp: '共通期間' },
  months: { en: '{n} months', jp: '{n}ヵ月' },
  basis: { en: 'Fees', jp: '報酬' },
  net: { en: 'after the fee of each mix', jp: '仮想資産の報酬控除後' },
  gross: { en: 'before fees of the mixes', jp: '仮想資産の報酬控除前' },
  unit: { en: 'Unit', jp: '単位' },
  decimals: { en: 'decimals (0.01 = 1%), in base currency', jp: '小数（0.01＝1%）、基準通貨建て' },
  knownAt: { en: 'As known on', jp: 'データ時点' },
  writtenAt: { en: 'Written at', jp: '出力日時' },
  figures: { en: 'Comparison', jp: '比較' },
  monthly: { en: 'Monthly returns', jp: '月次収益率' },
  rolling: { en: 'Rolling {n} months', jp: 'ローリング{n}ヵ月' },
  series: { en: 'Series', jp: '系列' },
  month: { en: 'Month-end', jp: '月末' },
  return: { en: 'Return (annualised if over 1Y)', jp: '収益率（1年超は年率）' },
  risk: { en: 'Risk (annualised)', jp: '標準偏差（年率）' },
  drawdown: { en: 'Largest drawdown', jp: '最大ドローダウン' },
  correlation: { en: 'Correlation with the actual', jp: '実績との相関' },
  traceNote: {
    en: 'The note on a figure is its key: it opens the trace in the product.',
    jp: '各数値のメモは追跡キーです。製品内で根拠を開けます。',
  },
} as const satisfies Record<string, Both> & Record<HypotheticalBasis, Both>;
