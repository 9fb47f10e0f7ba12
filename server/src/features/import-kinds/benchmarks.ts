import { code, percent } from './columns';
import { defineKind, OWNERS } from './kind';
import { asOfColumn, saveValues } from './reported-values';

export const benchmarks = defineKind({
  kind: 'benchmarks',
  authority: OWNERS,
  title: { en: 'Benchmarks', jp: 'ベンチマーク' },
  help: { en: 'Monthly returns of market indices.', jp: '市場指数の月次収益率。' },
  columns: {
    code: code({
      header: { en: 'Benchmark Code', jp: 'ベンチマークコード' },
      aliases: ['benchmark', 'index', '指数コード'],
      help: { en: 'The code of the index.', jp: '指数のコード。' },
      example: 'DB',
      refersTo: 'benchmark',
      isRequired: true,
    }),
    asOf: asOfColumn,
    return: percent({
      header: { en: 'Benchmark Return (%)', jp: 'ベンチマーク収益率（%）' },
      aliases: ['return', 'return (%)', '収益率', '収益率（%）'],
      help: { en: 'Return of the month in percent.', jp: '当月の収益率（%）。' },
      example: 0.31,
      isRequired: true,
    }),
  },
  key: ['code', 'asOf'],
  subject: 'code',
  asOf: 'asOf',
  save: saveValues,
});
