import type { Both, Language } from './languages';

/** Errors and warnings about a file of risk data, and what to do about each. */
export const riskFindings = {
  noSheet: {
    en: 'No sheet has the columns of covariances, exposures or betas. Use the template’s column names.',
    jp: '共分散・エクスポージャー・ベータの列を持つシートがありません。テンプレートの列名を使用してください。',
  },
  columnMissing: { en: 'The column {value} is missing.', jp: '列「{value}」がありません。' },
  notNumber: { en: '“{value}” is not a number.', jp: '「{value}」は数値ではありません。' },
  required: { en: 'A value is needed here.', jp: '値が必要です。' },
  notMonthEnd: { en: '“{value}” is not a month-end.', jp: '「{value}」は月末日ではありません。' },
  inFuture: { en: '{value} has not been reached yet.', jp: '{value} はまだ到来していません。' },
  unknownMandate: { en: 'No mandate has the code {value}.', jp: 'コード「{value}」のマンデートはありません。' },
  twice: { en: '{value} is listed twice for the same month.', jp: '{value} が同じ月に重複しています。' },
  factorCode: { en: 'A factor’s code must not contain “|”: {value}.', jp: 'ファクターコードに「|」は使用できません：{value}' },
  notSquare: {
    en: 'Rows and columns of the covariances of {value} do not name the same factors.',
    jp: '{value} の共分散行列で、行と列のファクターが一致していません。',
  },
  notSymmetric: { en: 'This covariance differs from its mirror image ({value}).', jp: '対称位置の共分散と値が異なります（{value}）。' },
  notPositive: {
    en: 'The covariances of {value} are not positive semi-definite: some portfolio would have a negative variance.',
    jp: '{value} の共分散行列が半正定値ではありません（分散が負になるポートフォリオが存在します）。',
  },
  noModel: {
    en: 'There are no factor covariances for {value}, in this file or before.',
    jp: '{value} のファクター共分散が、このファイルにも取込済みデータにもありません。',
  },
  otherFactors: {
    en: 'The model of the month and these columns have different factors: {value}.',
    jp: '当月のモデルとファクターが一致しません：{value}',
  },
  weightSum: { en: 'The weights of {value} do not add up to 100%.', jp: '{value} の構成比の合計が100%になりません。' },
  negative: { en: 'A specific risk is never below zero: {value}.', jp: '銘柄固有リスクは負になりません：{value}' },
  coverage: {
    en: 'The model covers less than 95% of {value}: no risk is shown for it.',
    jp: '{value} はモデルのカバー率が95%未満のため、リスクは表示されません。',
  },
} as const satisfies Record<string, Both>;
export type RiskFindingCode = keyof typeof riskFindings;

/** One finding about a cell, a sheet or a month of an uploaded file. Errors refuse the file; warnings do not. */
export type RiskFinding = { severity: 'error' | 'warning'; code: RiskFindingCode; sheet: string; cell: string | null; value: string };

export function riskFindingSentence({ code, value }: Pick<RiskFinding, 'code' | 'value'>, language: Language): string {
  return riskFindings[code][language].replace('{value}', value);
}

/** The columns of the three sheets, as in the template. Every other column of covariances and exposures is a factor. */
export const riskColumns = {
  asOf: { en: 'As of', jp: '基準日' },
  factor: { en: 'Factor', jp: 'ファクター' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
  security: { en: 'Security', jp: '銘柄コード' },
  name: { en: 'Name', jp: '銘柄名' },
  weight: { en: 'Weight %', jp: '構成比 %' },
  benchmarkWeight: { en: 'Benchmark weight %', jp: 'ベンチマーク構成比 %' },
  specificRisk: { en: 'Specific risk %', jp: '銘柄固有リスク %' },
  beta: { en: 'Beta', jp: 'ベータ' },
} as const satisfies Record<string, Both>;
export type RiskColumn = keyof typeof riskColumns;

/** The required columns of each sheet. */
export const riskSheets = {
  covariance: { title: { en: 'Covariance', jp: '共分散' }, columns: ['asOf', 'factor'] },
  exposures: {
    title: { en: 'Exposures', jp: 'エクスポージャー' },
    columns: ['asOf', 'mandate', 'security', 'weight', 'benchmarkWeight', 'specificRisk'],
  },
  betas: { title: { en: 'Betas', jp: 'ベータ' }, columns: ['asOf', 'mandate', 'beta'] },
} as const satisfies Record<string, { title: Both; columns: readonly RiskColumn[] }>;
export type RiskSheet = keyof typeof riskSheets;
