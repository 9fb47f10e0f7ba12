import type { Horizon } from '@hakaru/engine/calendar/horizons';

/**
 * What the months of a mandate say of its risk beyond the statistics every screen shows. Worked out from the months of a book. Of
 * `excessCorrelation` the key's part is the other entity.
 */
export const realisedMeasures = {
  upCapture: { unit: 'weight', over: 'horizon' },
  downCapture: { unit: 'weight', over: 'horizon' },
  benchmarkCorrelation: { unit: 'ratio', over: 'horizon' },
  excessCorrelation: { unit: 'ratio', over: 'horizon' },
  /** Against zero: the riskless rate of these six is 0, and the least return accepted too. */
  sharpe: { unit: 'ratio', over: 'horizon' },
  downsideDeviation: { unit: 'rate', over: 'horizon' },
  sortino: { unit: 'ratio', over: 'horizon' },
  treynor: { unit: 'ratio', over: 'horizon' },
  jensenAlpha: { unit: 'points', over: 'horizon' },
  systematicRisk: { unit: 'rate', over: 'horizon' },
  /** Of the whole, at the weights of the day, over the months of a horizon; and what each class brings to it. */
  mixRisk: { unit: 'rate', over: 'horizon' },
  mixContribution: { unit: 'rate', over: 'horizon' },
} as const;
export type RealisedMeasure = keyof typeof realisedMeasures;

export function isRealisedMeasure(measure: string): measure is RealisedMeasure {
  return Object.hasOwn(realisedMeasures, measure);
}

/** The windows realised risk is shown over. */
export const riskHorizons = ['12m', '36m', '60m'] as const satisfies readonly Horizon[];
export type RiskHorizon = (typeof riskHorizons)[number];

export function isRiskHorizon(text: string): text is RiskHorizon {
  return riskHorizons.some(one => one === text);
}

/**
 * Figures of a vendor's factor model, of a mandate or of the whole asset; the key's part names a factor, a security, a security and a
 * factor, two factors, or of the whole a mandate. The last five are the cells of the vendor's file.
 */
export const modelMeasures = {
  modelTotalRisk: { unit: 'rate', over: 'day' },
  modelActiveRisk: { unit: 'rate', over: 'day' },
  modelBeta: { unit: 'ratio', over: 'day' },
  modelFactorRisk: { unit: 'rate', over: 'day' },
  modelSpecificRisk: { unit: 'rate', over: 'day' },
  modelFactorShare: { unit: 'weight', over: 'day' },
  modelSpecificShare: { unit: 'weight', over: 'day' },
  modelCoverage: { unit: 'weight', over: 'day' },
  modelUndiversified: { unit: 'rate', over: 'day' },
  modelExposure: { unit: 'ratio', over: 'day' },
  /** Of what is held, benchmark aside. */
  modelTotalExposure: { unit: 'ratio', over: 'day' },
  modelFactorVariance: { unit: 'ratio', over: 'day' },
  modelSpecificVariance: { unit: 'ratio', over: 'day' },
  modelFactorContribution: { unit: 'rate', over: 'day' },
  modelContribution: { unit: 'rate', over: 'day' },
  modelVendorBeta: { unit: 'ratio', over: 'day' },
  modelWeight: { unit: 'weight', over: 'day' },
  modelBenchmarkWeight: { unit: 'weight', over: 'day' },
  modelLineRisk: { unit: 'rate', over: 'day' },
  modelLoading: { unit: 'ratio', over: 'day' },
  modelCovariance: { unit: 'ratio', over: 'day' },
} as const;
export type ModelMeasure = keyof typeof modelMeasures;

export function isModelMeasure(measure: string): measure is ModelMeasure {
  return Object.hasOwn(modelMeasures, measure);
}
